import { tableResolver } from '../http/graphql/table.resolver.js';
import { all, type Room } from '../room.js';
import { MailPace, OutgoingMail } from './entity.js';
import { MailResolver } from './resolver.js';
import { forgetOldMails } from './sending/delivery.js';
import { sendMails, startSendingMails } from './sending/sender.js';
import { mailTable } from './table.js';

/** What the shop sends to people, and what became of it. */
export const mail: Room = {
  entities: [OutgoingMail, MailPace],
  resolvers: [MailResolver, tableResolver(mailTable)],
  ownTypes: { OutgoingMail: ['mail', 'inbox', 'newsletter'] },
  jobs: [sendMails],
  housekeeping: [forgetOldMails],
  start: (deps, rooms) => startSendingMails({ ...deps, mailKinds: all(rooms, 'mails') }),
};
