import type { ServicesContentQuery } from '../../showcase.gen';

/** The page 'Services' as its owner writes it (back-office §3): what visitors get, with the body as it was written. */
export type ServicesContent = Omit<NonNullable<ServicesContentQuery['servicesPage']>, 'language'>;
export type ServiceItem = ServicesContent['serviceItems'][number];
export type Brands = NonNullable<ServicesContent['supportedBrandsSection']>;
export type Brand = Brands['brands'][number];
export type SideCard = NonNullable<ServicesContent['sideImageCard']>;
export type ServicesClosing = NonNullable<ServicesContent['closingCta']>;

export const blankServices: ServicesContent = {
  header: { title: '', subtitle: null },
  headerBackgroundImageUrl: null,
  headerBackgroundVideoUrl: null,
  body: null,
  serviceItems: [],
  sideImageCard: null,
  supportedBrandsSection: null,
  closingCta: null,
};

export const noBrands: Brands = { title: '', brands: [] };
export const noSideCard: SideCard = { imageUrl: '', title: null, text: null };
export const noClosing: ServicesClosing = { title: '', description: null, ctaText: '', ctaLink: '' };
