import { parse } from 'csv-parse/sync';
import type { Call, TestApp } from './testApp.js';

/**
 * A list as it is exported.
 * @param list the plural, with filters: `products?deleted=true`
 * @returns how many rows were announced, the file without its byte order mark, and its heading and rows with what is in their
 * cells, between commas
 */
export async function csvOf(
  app: TestApp,
  list: string,
  call: Call,
): Promise<{ total: string | null; text: string; lines: string[] }> {
  const { headers, body } = await app.viaRest<string>('GET', `/api/admin/export/${list}`, undefined, call);
  return {
    total: headers.get('X-Total-Count'),
    text: body,
    lines: parse(body).map((cells) => cells.join(',')),
  };
}
