import { skipToken } from '@apollo/client/react';
import { serverSide } from '../../lib/serverSide';
import { useStructuredData } from '../../lib/structuredData';
import { repairShopData } from '../../pages';
import { useHomeShopQuery } from '../home.gen';

/** The shop as search engines read it: they read what the server draws, so no browser asks for it. */
export function ShopData() {
  const { data } = useHomeShopQuery(serverSide() ? {} : skipToken);
  useStructuredData(data ? repairShopData(data) : null);
  return null;
}
