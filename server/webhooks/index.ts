export { WebhookDisabledReason } from './enums.js';
export {
  WebhookCreated,
  WebhookDeleted,
  WebhookDeliveryRetried,
  WebhookDisabled,
  WebhookSecretRotated,
  WebhookTested,
  WebhookUpdated,
} from './events.js';
