import type { Ctx } from '../../core/context.js';
import { addAll } from './addAll.js';
import { emit, transaction } from '../../core/events.js';
import { authorizeManaging } from '../admin.service.js';
import { NewsletterImported } from '../events.js';
import type { SubscriptionImport } from '../views.js';
import { readImport } from './file.js';

const MOST_SHOWN = 100;

/**
 * Puts a list of addresses on the list of subscribers. Those that are known stay as they are, and nobody comes back who has
 * unsubscribed, here or, as the list says, elsewhere; lines without an address are told of.
 * @param text see readImport; what our own export writes can be brought back
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT for a list that cannot be read, of which nothing is kept
 */
export async function importSubscriptions(ctx: Ctx, text: unknown): Promise<SubscriptionImport> {
  authorizeManaging(ctx);
  const { addresses, invalid } = readImport(text);
  return transaction(ctx, async () => {
    const { added, suppressed } = await addAll(ctx, addresses);
    if (added > 0) emit(ctx, new NewsletterImported(added));
    return {
      added,
      suppressed,
      known: addresses.length - added - suppressed,
      invalidCount: invalid.length,
      invalid: invalid.slice(0, MOST_SHOWN),
    };
  });
}
