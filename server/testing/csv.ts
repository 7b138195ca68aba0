import type { Call, TestApp } from './testApp.js';

/**
 * A list as it is exported.
 * @param list the plural, with filters: `products?deleted=true`
 * @returns how many rows were announced, and the file without its byte order mark
 */
export async function csvOf(app: TestApp, list: string, call: Call): Promise<{ total: string | null; text: string }> {
  const { headers, body } = await app.viaRest<string>('GET', `/api/admin/export/${list}`, undefined, call);
  return { total: headers.get('X-Total-Count'), text: body };
}
