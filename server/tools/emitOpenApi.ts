import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../openapi.js';

/** Writes openapi.json, the contract of the REST interface as the server gives it, for whoever reads the repository. */
writeFileSync('openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
