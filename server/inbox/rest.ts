import { exportRoute } from '../http/rest/exportRoute.js';
import { inboxTable } from './admin/table.js';

/** What the legacy client sends and reads goes through the reviews (public-site §7). */
export const inboxRoutes = [
  exportRoute('inbox', inboxTable, {
    Received: (message) => message.createdAt,
    Kind: (message) => message.kind,
    Status: (message) => message.status,
    Name: (message) => message.name,
    Email: (message) => message.email,
    Phone: (message) => message.phone,
    Subject: (message) => message.subject,
    Message: (message) => message.message,
    // the address of a CV stays here: it is for admins who are signed in
    'Has CV': (message) => message.cvUrl !== null,
  }),
];
