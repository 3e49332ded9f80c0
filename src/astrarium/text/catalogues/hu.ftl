# Közös szavak, magyarul. Egy mappa nyelveiben ugyanazok a kulcsok és adatok állnak.

language-name = magyar

# $first: az utolsó kivételével minden elem, vesszővel összefűzve; $last: az utolsó elem.
list-joined = { $first } és { $last }
