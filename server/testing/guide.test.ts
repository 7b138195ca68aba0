import { afterEach, beforeEach, expect, it } from 'vitest';
import { followGuide } from './guide.js';
import { WebhookReceiver } from './webhookReceiver.js';

/** A guide that says what is not so is found out. */

let server: WebhookReceiver;
beforeEach(async () => {
  server = new WebhookReceiver();
  await server.start();
  server.answer = (response) =>
    void response.setHeader('X-Kind', 'list').end('{"items":[{"id":7},{"id":8}],"name":"Sita"}');
});
afterEach(() => server.stop());

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const ask = block('http', 'GET {{SERVER}}');
const answer = (body: string, head = 'HTTP/1.1 200 OK') => block('http', `${head}\n\n${body}`);
const program = (code: string, printed: string) => block('js', `// it.js\n${code}`) + block('text', printed);

const follow = (markdown: string) =>
  followGuide({ markdown, values: { SERVER: server.url }, onLine: () => Promise.resolve() });

it.each([
  ['a part of the answer', answer('{ "name": "Sita" }')],
  ['the beginning of a list', answer('{ "items": [{ "id": 7 }, …] }')],
  ['a piece of a text', answer('{ "name": "S…" }')],
  ['any value', answer('{ "items": …, "name": "…" }')],
  ['a header', answer('{}', 'HTTP/1.1 200 OK\nX-Kind: l…t')],
])('%s is enough', async (_, expected) => {
  expect(await follow(ask + expected)).toEqual({ http: 1 });
});

it.each([
  ['another status', answer('{}', 'HTTP/1.1 201 Created'), 'should be HTTP/1.1 201 Created'],
  ['another header', answer('{}', 'HTTP/1.1 200 OK\nX-Kind: …!'), 'The header X-Kind should be …!, and is list.'],
  ['a header that is missing', answer('{}', 'HTTP/1.1 200 OK\nX-None: …'), 'The header X-None'],
  ['another text', answer('{ "name": "S.ta" }'), 'The body.name should be S.ta, and is Sita.'],
  ['another number', answer('{ "items": [{ "id": 7 }, { "id": 9 }] }'), 'The body.items[1].id should be 9'],
  ['a list that goes on', answer('{ "items": [{ "id": 7 }] }'), 'The body.items should have 1 items'],
  ['a list that is too short', answer('{ "items": [{}, {}, {}, …] }'), 'The body.items should have 3 items'],
  ['a field that is missing', answer('{ "age": … }'), 'The body.age is missing.'],
  ['no body', answer(''), 'No body was expected'],
  ['no answer', '', 'No answer follows this request.'],
])('%s is not', async (_, expected, message) => {
  await expect(follow(`\n\n${ask}${expected}`)).rejects.toThrow(`Line 3: `);
  await expect(follow(ask + expected)).rejects.toThrow(message);
});

it('hands on what an answer has said, and compares with it', async () => {
  const kept = ask + answer('{ "name": "{{name}}", "items": [{ "id": {{id}} }, …] }');
  await follow(kept + program('console.log(process.env.name, process.env.id)', '{{name}} 7'));
  const other = answer('{ "items": [{}, { "id": {{id}} }] }');
  await expect(follow(kept + ask + other)).rejects.toThrow('The body.items[1].id should be {{id}}, and is 8.');
  await expect(follow(block('http', 'GET {{NOBODY}}'))).rejects.toThrow('{{NOBODY}} has no value yet.');
});

it('runs programs until they have printed what is expected', async () => {
  expect(await follow(program("setInterval(() => console.log('tick'), 1)", 'tick\ntick'))).toEqual({ js: 1 });
  await expect(follow(program("console.log('tick')", 'tock'))).rejects.toThrow('should be tock, and is tick.');
  await expect(follow(program("console.log('tick')", 'tick\ntick'))).rejects.toThrow('it.js ended before');
  await expect(follow(program("throw new Error('Oh.')", 'tick'))).rejects.toThrow('Oh.');
});

it('passes over nothing', async () => {
  await expect(follow(block('sh', 'curl'))).rejects.toThrow('Nobody knows how to try sh.');
  await expect(follow(block('js', 'one();'))).rejects.toThrow('A program begins with its name.');
  await expect(follow(block('js', '// it.js\none();'))).rejects.toThrow('does not follow this program.');
});
