import { describedEnum } from '../../core/entities/describedEnum.js';

/** How far a version of a quote is (decisions §14). */
export enum QuoteState {
  DRAFT = 'DRAFT',
  OFFERED = 'OFFERED',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  REPLACED = 'REPLACED',
  WITHDRAWN = 'WITHDRAWN',
}

/** What a line of a quote asks money for. */
export enum QuoteLineKind {
  LABOUR = 'LABOUR',
  PART = 'PART',
  VISIT = 'VISIT',
  OTHER = 'OTHER',
}

/** How a quote came to be decided. All but `SITE` are decisions by the shop. */
export enum DecisionWay {
  SITE = 'SITE',
  PHONE = 'PHONE',
  COUNTER = 'COUNTER',
  LEGACY = 'LEGACY',
  MIGRATED = 'MIGRATED',
}

/** How a customer has answered the shop by word. */
export enum AnswerWay {
  PHONE = 'PHONE',
  COUNTER = 'COUNTER',
}

describedEnum(QuoteState, 'QuoteState', 'How far a version of a quote is.', {
  DRAFT: 'The workshop is still writing it; only admins see it.',
  OFFERED: 'It waits for an answer of the customer, and never changes any more.',
  APPROVED: 'It is what holds.',
  REJECTED: 'It is not wanted.',
  REPLACED: 'A later version has taken its place.',
  WITHDRAWN: 'The shop has taken it back.',
});
describedEnum(QuoteLineKind, 'QuoteLineKind', 'What a line of a quote asks money for.', {
  LABOUR: 'The work.',
  PART: 'Something that is put in.',
  VISIT: 'Coming to the customer, or looking for the fault.',
  OTHER: 'None of these.',
});
describedEnum(DecisionWay, 'DecisionWay', 'How a quote was decided; all but SITE are noted by the shop.', {
  SITE: 'The customer has answered on the site.',
  PHONE: 'The customer has told the shop on the phone.',
  COUNTER: 'The customer has told the shop in person.',
  LEGACY: 'An admin has set the status without saying how.',
  MIGRATED: 'It was decided before the shop kept quotes, as the status said.',
});
describedEnum(AnswerWay, 'AnswerWay', 'How a customer has answered the shop by word.', {
  PHONE: 'On the phone.',
  COUNTER: 'In person, at the counter or at home.',
});
