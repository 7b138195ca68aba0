import { z } from 'zod';
import { requiredMarkup } from '../../core/fields/markup.js';
import { isRecord } from '../record.js';
import { optionalTitle } from './fields.js';

const MAX_CONTENT = 200_000;

/** The same under the names that other screens have for it (decisions §12 'Shapes'). */
function underOneName(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { title, pageTitle, content, body, ...rest } = value;
  return { ...rest, title: title ?? pageTitle, content: content ?? body };
}

/** A page that is one text: privacy, terms, warranty (back-office §3). @param name its title where none is given */
export const policySchema = (name: string) =>
  z.preprocess(
    underOneName,
    z.strictObject({
      title: optionalTitle('Title').transform((title) => title ?? name),
      content: requiredMarkup('Content', MAX_CONTENT),
    }),
  );
