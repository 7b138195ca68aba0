import { useStructuredData } from '../../../lib/structuredData';
import { repairShopData, type ShopFacts } from './repairShopData';

/** What search engines are told of the shop. */
export function ShopHead(facts: ShopFacts) {
  useStructuredData(repairShopData(facts));
  return null;
}
