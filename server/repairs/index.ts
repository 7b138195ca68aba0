export { deviceOf } from './record/device.js';
export { Quote, Repair } from './entity.js';
export { CLOSED_STATUSES, DeliveryOption, NEVER_OVERDUE, QuoteDecision, RepairStatus, STATUS_LABELS } from './enums.js';
export {
  CustomerNotTold,
  CustomerTold,
  CustomerUpdateDue,
  CustomerUpdateWritten,
  MessageTemplateSaved,
  QuoteDecided,
  QuoteOffered,
  RepairCostsChanged,
  RepairDeleted,
  RepairDetailsChanged,
  RepairFeedbackWritten,
  RepairNoteAdded,
  RepairRequested,
  RepairRestored,
  RepairStatusChanged,
  RepairVisibilityChanged,
  WarrantyStarted,
} from './events.js';
export { warrantyEnd } from './quotes/warranty.js';
export { DecisionWay, QuoteLineKind } from './quotes/enums.js';
export { type QuoteLine, quoteDraftSchema, quoteLineSchema } from './quotes/inputs.js';
export { amountOf as amountOfLine, totalOf as totalOfLines } from './quotes/lines.js';
export { quoteLineKindOutput } from './quotes/rest.js';
export { approvedOf as approvedQuote, offeredOf as offeredQuote } from './quotes/versions.js';
export { lockOne as lockRepair, missing as missingRepair } from './record/findRecord.js';
export { inWholeRecords as repairsBySearch } from './record/search.js';
export { REPAIR_TOPIC } from './record/live.js';
export { type RepairAbilities, TrackedRepair } from './views.js';
export { listFreshestPublicRepairs, listOwnRepairs } from './list.service.js';
export { countByStatus, present, readRepair, readWholeRepair, trackRepair } from './service.js';
export { considerNews } from './updates/service.js';
