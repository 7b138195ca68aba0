export { Product } from './entity.js';
export { ProductAvailability, ProductCondition } from './enums.js';
export {
  ProductCreated,
  ProductDeleted,
  ProductReleased,
  ProductReserved,
  ProductRestored,
  ProductSold,
  ProductUpdated,
} from './events.js';
export { productRows } from './rows.js';
export {
  findVisibleProduct,
  listNewestProducts,
  listProductAddresses,
  listProductsAbout,
  lockProduct,
  readProduct,
} from './service.js';
