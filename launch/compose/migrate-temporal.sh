#!/bin/sh
# Brings Temporal's own two databases up to the schema of its version; runs before every start and does nothing when all is there.
set -eu

migrate() {
  set -- "$1" "$2" --plugin postgres12 --endpoint "$SQL_HOST" --port 5432 --user "$SQL_USER" --database "$1"
  database=$1 schema=$2
  shift 2
  # Fails where the version table is there already, which is every time but the first.
  temporal-sql-tool "$@" setup-schema --version 0.0 2>/dev/null || true
  temporal-sql-tool "$@" update-schema --schema-dir "/etc/temporal/schema/postgresql/v12/$schema/versioned"
  echo "$database is up to date"
}

migrate temporal temporal
migrate temporal_visibility visibility
