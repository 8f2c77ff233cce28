"""Prints the tables that camelot finds, one JSON object a line: {"file", "seconds", "tables"}."""

import json
import sys
import time
import warnings

import camelot

warnings.filterwarnings("ignore")
flavor, *files = sys.argv[1:]
for file in files:
    start = time.perf_counter()
    found = camelot.read_pdf(file, pages="all", flavor=flavor, suppress_stdout=True)
    tables = [table.df.astype(str).values.tolist() for table in found]
    print(json.dumps({"file": file, "seconds": time.perf_counter() - start, "tables": tables}))
