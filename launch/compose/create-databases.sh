#!/bin/sh
# Runs once, when PostgreSQL's volume is empty: a role that owns the app's database and one that the app connects as, a role and two databases
# for Temporal. None is a superuser, and neither side can read what is the other's. What the app may do, the migrations grant.
set -eu

psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" --set temporal_password="$TEMPORAL_PASSWORD" <<'SQL'
CREATE ROLE kamersleutel LOGIN PASSWORD :'owner_password';
CREATE ROLE kamersleutel_app LOGIN PASSWORD :'app_password';
CREATE ROLE temporal LOGIN PASSWORD :'temporal_password';
CREATE DATABASE kamersleutel OWNER kamersleutel;
CREATE DATABASE temporal OWNER temporal;
CREATE DATABASE temporal_visibility OWNER temporal;
REVOKE CONNECT ON DATABASE kamersleutel, temporal, temporal_visibility FROM PUBLIC;
GRANT CONNECT ON DATABASE kamersleutel TO kamersleutel_app;
SQL
