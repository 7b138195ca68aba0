import type { Page } from '../pages/entity.js';
import { PageSlug } from '../pages/enums.js';
import { parsePage } from '../pages/schemas/index.js';
import type { PriceItem, PriceTemplate } from '../prices/entity.js';
import { buildPriceItem, buildPriceTemplate } from '../prices/factory.js';
import { QuoteLineKind, totalOfLines } from '../repairs/index.js';
import { TVType } from '../sets/index.js';

const { PART, LABOUR, VISIT } = QuoteLineKind;

interface DemoPrice {
  kind?: QuoteLineKind;
  price: number;
  /** 6 unless told otherwise. */
  months?: number;
  tvType?: TVType;
  brand?: string;
  /** The icon of the service that shows it. */
  shownAt?: string;
}

/** What a workshop in Kathmandu asks; the page 'Services' names the same amounts. */
const PRICES = {
  'Backlight strips, 32 inches': { price: 2800, tvType: TVType.LED, shownAt: 'screenRepair' },
  'Backlight strips, 43 inches': { price: 3800, tvType: TVType.LED, shownAt: 'screenRepair' },
  'Backlight strips, 55 inches': { price: 5600, tvType: TVType.LED },
  'LED panel, 32 inches': { price: 9500, tvType: TVType.LED },
  'LED panel, 43 inches': { price: 16500, tvType: TVType.LED },
  'LED panel, 55 inches': { price: 34000, tvType: TVType.LED },
  'T-con board': { price: 3500, shownAt: 'screenRepair' },
  'Power supply: capacitors and driver ICs': { price: 1500, shownAt: 'powerIssue' },
  'Power board, new': { price: 4200, brand: 'Samsung' },
  'Main board, repaired under the microscope': { price: 3000, shownAt: 'motherboard' },
  'Main board, new': { price: 8500, brand: 'Samsung' },
  'Amplifier chip or speakers': { price: 1200, shownAt: 'audioIssue' },
  'Firmware installed anew': { kind: LABOUR, price: 800, months: 1, shownAt: 'softwareIssue' },
  'HDMI or USB port': { price: 1000, shownAt: 'hdmiPort' },
  'Universal remote': { price: 600, months: 3, shownAt: 'remoteControl' },
  'Opening the set and changing strips': { kind: LABOUR, price: 1200 },
  'Fitting and bonding a panel': { kind: LABOUR, price: 2500 },
  'Cleaning inside, fans and dust': { kind: LABOUR, price: 500, months: 0 },
  'Wall mounting, up to 43 inches': { kind: LABOUR, price: 1500, months: 12, shownAt: 'installation' },
  'Diagnosis without a repair': { kind: VISIT, price: 500, months: 0, shownAt: 'diagnostics' },
  'Pickup and delivery outside the Ring Road': { kind: VISIT, price: 700, months: 0 },
} satisfies Record<string, DemoPrice>;

type Priced = keyof typeof PRICES;

/** What goes into a quote together; what is optional is behind a question mark. */
const TEMPLATES: Record<string, readonly (Priced | `${Priced}?`)[]> = {
  'Backlight, 43 inches': [
    'Backlight strips, 43 inches',
    'Opening the set and changing strips',
    'Cleaning inside, fans and dust?',
  ],
  'Panel replacement, 43 inches': [
    'LED panel, 43 inches',
    'Fitting and bonding a panel',
    'Pickup and delivery outside the Ring Road?',
  ],
  'After a thunderstorm': [
    'Power supply: capacitors and driver ICs',
    'Main board, repaired under the microscope',
    'HDMI or USB port?',
  ],
};

/** The price list and its templates. @param pages of the site: their services show some of the prices */
export function demoPrices(pages: readonly Page[]): (PriceItem | PriceTemplate)[] {
  const page = pages.find(({ slug }) => slug === PageSlug.SERVICES);
  const services = page ? parsePage(PageSlug.SERVICES, page.content).serviceItems : [];
  const items = Object.entries<DemoPrice>(PRICES).map(([text, { kind = PART, price, months = 6, shownAt, ...fits }]) =>
    buildPriceItem({
      ...fits,
      kind,
      text,
      price,
      warrantyMonths: months,
      serviceId: services.find(({ iconIdentifier }) => iconIdentifier === shownAt)?.id ?? null,
    }),
  );
  const lineOf = (written: string) => {
    const text = written.replace(/\?$/, '');
    const { kind, price, warrantyMonths } = items.find((item) => item.text === text)!;
    const isOptional = written !== text;
    return { kind, text, quantity: 1, unitPrice: price, warrantyMonths, isOptional, photoUrl: null };
  };
  const templates = Object.entries(TEMPLATES).map(([name, texts]) => {
    const lines = texts.map(lineOf);
    return buildPriceTemplate({ name, lines, total: totalOfLines(lines) });
  });
  return [...items, ...templates];
}
