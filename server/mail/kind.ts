import type { Ctx } from '../core/context.js';
import type { AddressedMail } from '../infra/mail/content.js';
import type { OutgoingMail } from './entity.js';

/** A kind of mail. A room declares its own (room.ts). */
export interface MailKind {
  name: string;
  /** Somebody waits for it: it goes at any hour and before the others. */
  isUrgent: boolean;
  /**
   * Writes it, at the moment when it goes. Called again for another try.
   * @returns null where there is nothing to say any more, or nobody who wants to hear it
   */
  write(ctx: Ctx, mail: OutgoingMail): Promise<AddressedMail | null>;
  /** Notes that it was sent, in the transaction that keeps it as sent. */
  sent?(ctx: Ctx, mail: OutgoingMail): Promise<void>;
  /** Called before and after a round of sending, in any process: whoever sends many sees to them as a whole. */
  tend?(ctx: Ctx): Promise<void>;
}
