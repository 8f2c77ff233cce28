"""Prints the tables that pdfplumber finds, one JSON object a line: {"file", "seconds", "tables"}."""

import json
import sys
import time

import pdfplumber

strategy, *files = sys.argv[1:]
settings = {"vertical_strategy": strategy, "horizontal_strategy": strategy}
for file in files:
    start = time.perf_counter()
    tables = []
    with pdfplumber.open(file) as pdf:
        for page in pdf.pages:
            for table in page.extract_tables(settings):
                tables.append([[cell or "" for cell in row] for row in table])
            page.close()
    print(json.dumps({"file": file, "seconds": time.perf_counter() - start, "tables": tables}))
