#!/bin/sh
# Runs once, when PostgreSQL's volume is empty: a role and a database for the house, a role and two databases for Temporal.
# Neither role is a superuser, and neither can read what is the other's.
set -eu

psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set house_password="$HOUSE_PASSWORD" --set temporal_password="$TEMPORAL_PASSWORD" <<'SQL'
CREATE ROLE kamersleutel LOGIN PASSWORD :'house_password';
CREATE ROLE temporal LOGIN PASSWORD :'temporal_password';
CREATE DATABASE kamersleutel OWNER kamersleutel;
CREATE DATABASE temporal OWNER temporal;
CREATE DATABASE temporal_visibility OWNER temporal;
REVOKE CONNECT ON DATABASE kamersleutel, temporal, temporal_visibility FROM PUBLIC;
SQL
