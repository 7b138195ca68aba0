import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from '../rooms.js';

/** Writes schema.graphql, from which the client's types and hooks are generated. */
writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`);
