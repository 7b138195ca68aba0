# The server with the built client; docs/operations.md says how it is run.

FROM node:24.21.0-bookworm-slim AS manifest
WORKDIR /parda
COPY package.json package-lock.json .npmrc ./

FROM manifest AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# What the built server looks for when it runs. The package with a Node of its own goes: the image has one.
FROM manifest AS packages
RUN npm ci --ignore-scripts --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /parda
COPY package.json ./
COPY --from=packages /parda/node_modules node_modules
COPY --from=build /parda/dist dist
# the only places that it writes to
RUN install -d -o node -g node -m 700 /data /backups
USER node
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
