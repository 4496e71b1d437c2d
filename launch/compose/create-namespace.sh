#!/bin/sh
# The namespace the app's workflows live in. Closed workflows are kept for 30 days; what matters for longer is in PostgreSQL.
set -eu

temporal operator namespace describe --namespace default >/dev/null 2>&1 ||
  temporal operator namespace create --namespace default --retention 720h
