export {
  PriceItemCreated,
  PriceItemDeleted,
  PriceItemUpdated,
  PriceTemplateCreated,
  PriceTemplateDeleted,
  PriceTemplateUpdated,
} from './events.js';
