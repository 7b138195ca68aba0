export { Product } from './entity.js';
export { ProductCondition } from './enums.js';
export { ProductCreated, ProductDeleted, ProductRestored, ProductUpdated } from './events.js';
export { productRows } from './rows.js';
export {
  findVisibleProduct,
  listNewestProducts,
  listProductAddresses,
  listProductsAbout,
  readProduct,
} from './service.js';
