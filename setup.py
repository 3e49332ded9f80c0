"""The build: ledgers to JSON, and the engine compiled with mypyc where that is possible.

Settings are in pyproject.toml. The environment variable ASTRARIUM_PURE decides about compiling:

    not set   compile; without a C compiler, or if compiling fails, install plain Python and say so
    1         plain Python
    0         compile or fail
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import engine, ledgers

PURE = os.environ.get("ASTRARIUM_PURE", "")
# Only these commands make something to install. Asking for metadata need not compile, and an
# editable install must not: shared objects beside the sources would hide every later edit.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


def fall_back(reason):
    """Go on with plain Python and say so, unless compiling was insisted on."""
    if PURE == "0":
        raise SystemExit(f"astrarium: not compiled: {reason}")
    print(f"astrarium: not compiled, the rules will run as plain Python: {reason}", file=sys.stderr)


def compiler_works():
    """Whether a C file that includes Python.h compiles."""
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = build_ext_of(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        try:
            command.compiler.compile(
                [str(source)], output_dir=folder, include_dirs=command.include_dirs
            )
        except Exception:  # each platform's compiler class has errors of its own
            return False
    return True


def build_ext_of(distribution):
    """A build_ext command with its compiler chosen and set up."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    command = build_ext(distribution)
    command.ensure_finalized()
    command.compiler = new_compiler()
    customize_compiler(command.compiler)
    return command


def engine_extensions():
    """The engine as extension modules; empty means plain Python."""
    groups = engine.groups()
    if PURE == "1" or not groups or BUILDING.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        fall_back("mypyc (package mypy) is missing")
        return []
    if not compiler_works():
        fall_back("no C compiler with Python's headers (on Debian: gcc and python3-dev)")
        return []
    files = {
        name: [os.path.relpath(source, engine.ROOT) for source in sources]
        for name, sources in groups.items()
    }
    # mypyc trips over what it remembers of sources that have changed since. Without that it reads
    # all of them anew; C code that comes out the same is not compiled again.
    memory = engine.ROOT / "build" / "mypyc"
    shutil.rmtree(memory, ignore_errors=True)
    try:
        # One call for everything: classes of one call are not seen as classes by another.
        return mypycify(
            [f"--cache-dir={memory}", *[file for group in files.values() for file in group]],
            separate=[(group, name.replace(".", "_")) for name, group in files.items()],
            multi_file=False,
            debug_level="0",
        )
    except (SystemExit, Exception) as problem:  # mypyc exits on a type error
        fall_back(f"mypyc stopped: {problem}")
        return []


class BuildEngine(build_ext):
    """Compiles on all cores; where that fails, leaves plain Python behind."""

    def finalize_options(self):
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def run(self):
        # The largest library takes half of the time: begun last, it leaves the other cores idle.
        self.extensions = engine.largest_first(self.extensions)
        try:
            super().run()
        except Exception as problem:  # whatever a C compiler may throw
            fall_back(f"the C compiler stopped: {problem}")
            self._leave_plain_python()

    def _leave_plain_python(self):
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []
        self.get_finalized_command("bdist_wheel").root_is_pure = True


class BuildPython(build_py):
    """Converts the ledgers first, and clears away what an earlier build left."""

    def run(self):
        ledgers.refresh()
        if not self.editable_mode:
            self._clear()
        super().run()

    def _clear(self):
        compiled = self.get_finalized_command("build_ext")
        kept = {compiled.get_ext_filename(e.name) for e in self.distribution.ext_modules or []}
        library = Path(self.build_lib)
        for file in library.rglob("*"):
            if file.is_file() and str(file.relative_to(library)) not in kept:
                file.unlink()


setup(ext_modules=engine_extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildPython})
