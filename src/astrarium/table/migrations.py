"""The tables of the database, as numbered steps. A step that has been released never changes."""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, theme TEXT NOT NULL
    );
    CREATE TABLE tokens (
        digest TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL
    );
    CREATE INDEX tokens_of_person ON tokens (person, kind);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, version TEXT NOT NULL, options TEXT NOT NULL,
        state TEXT NOT NULL, host TEXT NOT NULL, seed TEXT NOT NULL, pace TEXT NOT NULL,
        public INTEGER NOT NULL, generation INTEGER NOT NULL, rematch TEXT NOT NULL,
        created REAL NOT NULL, changed REAL NOT NULL
    );
    CREATE INDEX tables_by_state ON tables (state, changed);
    CREATE TABLE seats (
        "table" TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL,
        name TEXT NOT NULL, bot TEXT NOT NULL, stand_in TEXT NOT NULL, resigned INTEGER NOT NULL,
        invite TEXT NOT NULL, agrees INTEGER NOT NULL, seen INTEGER NOT NULL,
        PRIMARY KEY ("table", number)
    );
    CREATE INDEX seats_of_person ON seats (person);
    CREATE INDEX seats_of_invite ON seats (invite);
    CREATE TABLE lines (
        "table" TEXT NOT NULL, generation INTEGER NOT NULL, number INTEGER NOT NULL,
        line TEXT NOT NULL, PRIMARY KEY ("table", generation, number)
    ) WITHOUT ROWID;
    CREATE TABLE drafts (
        "table" TEXT NOT NULL, seat INTEGER NOT NULL, lane INTEGER NOT NULL,
        number INTEGER NOT NULL, answers TEXT NOT NULL, PRIMARY KEY ("table", seat)
    );
    CREATE TABLE looks (
        "table" TEXT NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY ("table", person)
    );
    """,
    # Games saved whole: a cache over the lines of the rules that are installed.
    """
    CREATE TABLE snapshots (
        "table" TEXT PRIMARY KEY, generation INTEGER NOT NULL, saved BLOB NOT NULL
    );
    """,
    # What seats want answered for them.
    """
    CREATE TABLE orders (
        "table" TEXT NOT NULL, seat INTEGER NOT NULL, orders TEXT NOT NULL,
        PRIMARY KEY ("table", seat)
    );
    """,
    # Invitations expire; those that are out get two weeks from now.
    """
    ALTER TABLE seats ADD COLUMN invited_until REAL NOT NULL DEFAULT 0;
    UPDATE seats SET invited_until = strftime('%s', 'now') + 1209600 WHERE invite != '';
    """,
    # Who may take over an absent seat is agreed when a table is opened; others vote on it. Logins
    # are listed with what they were made on and when they were last used.
    """
    ALTER TABLE tables ADD COLUMN takeover TEXT NOT NULL DEFAULT 'hour';
    ALTER TABLE seats ADD COLUMN taken_over REAL NOT NULL DEFAULT 0;
    CREATE TABLE votes (
        "table" TEXT NOT NULL, seat INTEGER NOT NULL, voter TEXT NOT NULL,
        PRIMARY KEY ("table", seat, voter)
    );
    ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE tokens ADD COLUMN created REAL NOT NULL DEFAULT 0;
    ALTER TABLE tokens ADD COLUMN used REAL NOT NULL DEFAULT 0;
    UPDATE tokens SET created = strftime('%s', 'now'), used = strftime('%s', 'now');
    CREATE INDEX tables_of_host ON tables (host, state);
    """,
    # Component sets of people's own: immutable, by fingerprint; who keeps them, in whose list.
    """
    CREATE TABLE sets (
        fingerprint TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, saved BLOB NOT NULL,
        touched REAL NOT NULL
    );
    CREATE TABLE set_owners (
        person TEXT NOT NULL, fingerprint TEXT NOT NULL, created REAL NOT NULL,
        PRIMARY KEY (person, fingerprint)
    );
    """,
    # Who may ask for hints is agreed when a table is opened.
    """
    ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone';
    """,
    # Reviews of finished games, as far as they were made.
    """
    CREATE TABLE reviews (
        "table" TEXT PRIMARY KEY, version INTEGER NOT NULL, done INTEGER NOT NULL,
        review TEXT NOT NULL
    );
    """,
    # Sets that were replaced or dropped stay a while, and count for whoever had them.
    """
    ALTER TABLE set_owners ADD COLUMN replaced REAL NOT NULL DEFAULT 0;
    """,
    # Who has answered a secret question in a seat where a bot plays is told when the choice ends.
    """
    ALTER TABLE seats ADD COLUMN back INTEGER NOT NULL DEFAULT 0;
    """,
    # When people were last seen at their tables, noted now and then.
    """
    CREATE TABLE signs (
        "table" TEXT NOT NULL, person TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY ("table", person)
    );
    """,
)
