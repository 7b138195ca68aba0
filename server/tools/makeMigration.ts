import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../infra/database/database.js';
import { createLogger } from '../infra/log.js';
import { model } from '../rooms.js';

/**
 * Writes the migration that brings the database from the migrations so far to the entities as they are now, and
 * enters it in the list: `npm run migration -- add_promised_date`. Read it before you commit it.
 */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('Give the migration a name in snake_case.');

/** A template literal, so that SQL's own quotes stay readable. */
const quoted = (sql: string) => `\`${sql.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;

const database = await openDatabase({}, model, createLogger('error'));
await database.migrate();
const { up, down } = await database.orm.schema.getUpdateSchemaMigrationSQL();
await database.close();

const statements = (sql: string) =>
  sql
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement && !statement.startsWith('set '))
    .map((statement) => `    this.addSql(${quoted(statement.replace(/;$/, ''))});`)
    .join('\n');

if (!statements(up)) {
  console.log('The migrations already match the entities.');
} else {
  const className = `Migration${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`;
  writeFileSync(
    `migrations/${className}.ts`,
    `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
${statements(up)}
  }

  override down(): void {
${statements(down)}
  }
}
`,
  );
  enter(className);
  console.log(`migrations/${className}.ts`);
}

function enter(className: string): void {
  const list = readFileSync('migrations/index.ts', 'utf8');
  writeFileSync(
    'migrations/index.ts',
    list
      .replace(/\n\n\/\*\*/, `\nimport { ${className} } from './${className}.js';\n\n/**`)
      .replace(/\n\];/, `\n  { name: '${className}', class: ${className} },\n];`),
  );
}
