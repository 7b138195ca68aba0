import type { Ctx } from '../../core/context.js';
import { listFaqItems } from '../../faq/index.js';
import { briefText, type Passage } from './passage.js';

/** All questions with their answers, in order. */
export async function faqPassages(ctx: Ctx): Promise<Passage[]> {
  const items = await listFaqItems(ctx);
  return items.map(({ id, question, answer }) => ({
    title: question,
    text: briefText(answer),
    link: `/faq?item=${id}`,
  }));
}
