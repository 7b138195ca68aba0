/** All that another room may import; addresses are in urls.ts. */
export { AskShop } from './public/contact/LaterAskShop';
export { ContactStrip, ContactStripPlace } from './public/contact/ContactStrip';
export { PageBanner } from './public/contact/PageBanner';
export { contactFallback } from './public/contact/contactFallback';
export { ShopLines } from './public/contact/ShopLines';
export { repairShopData } from './public/services/repairShopData';
