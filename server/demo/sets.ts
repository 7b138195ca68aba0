import { ref } from '@mikro-orm/core';
import type { Product } from '../products/entity.js';
import { ProductGrade } from '../products/enums.js';
import type { Quote, Repair } from '../repairs/entity.js';
import { DeliveryOption, RepairStatus } from '../repairs/enums.js';
import { buildQuoteLine, buildRepair, withHistory } from '../repairs/factory.js';
import { DecisionWay, QuoteLineKind, QuoteState } from '../repairs/quotes/enums.js';
import { totalOf } from '../repairs/quotes/lines.js';
import { addQuote, keepOnRecord } from '../repairs/quotes/versions.js';
import { STARTER_ITEMS } from '../sets/checklist/service.js';
import type { TvSet } from '../sets/entity.js';
import { SheetKind, SheetResult, TVType } from '../sets/enums.js';
import { buildSet } from '../sets/factory.js';
import type { SetSheet } from '../sets/sheets/entity.js';
import { buildSheet } from '../sets/sheets/factory.js';
import { DAY_MS } from './people.js';

const HOUR_MS = 60 * 60 * 1000;
const { OK, FAULTY, NOT_TESTED, MISSING } = SheetResult;
const { LABOUR, PART } = QuoteLineKind;

type Findings = Record<string, [SheetResult, string?]>;

/** Every item of a new site's checklist; what is not named is fine. */
const rowsOf = (findings: Findings): SetSheet['rows'] =>
  STARTER_ITEMS.map((item) => {
    const [result, note = null] = findings[item] ?? [OK];
    return { item, result, note };
  });

/** A signed sheet. */
const signed = (of: Repair | Product, kind: SheetKind, at: Date, findings: Findings, rest: Partial<SetSheet>) =>
  buildSheet(of, {
    kind,
    rows: rowsOf(findings),
    createdAt: at,
    signedAt: new Date(at.getTime() + HOUR_MS / 4),
    ...rest,
  });

/** Gives a repair other versions of its quote than the one line that it has by itself. */
function quoted(repair: Repair, versions: (Pick<Quote, 'lines' | 'state'> & Partial<Quote>)[]): void {
  repair.quotes.removeAll();
  for (const [index, version] of versions.entries()) {
    addQuote(repair, {
      version: index + 1,
      total: totalOf(version.lines, []),
      offeredAt: new Date(repair.submissionDate.getTime() + (26 + index) * HOUR_MS),
      ...version,
    });
  }
  repair.estimatedCost = totalOf(versions.at(-1)!.lines, []);
  keepOnRecord(repair);
  if (repair.actualCost !== null) repair.actualCost = repair.approvedCost;
}

const approvedAt = (at: Date) => ({ state: QuoteState.APPROVED, decidedAt: at, decidedVia: DecisionWay.SITE });

/**
 * A few very sets with all that the shop writes of them: one that was here before, one whose repair became dearer, one that waits
 * for its customer, and two that are for sale.
 */
export function demoSets(now: Date, repairs: readonly Repair[], products: readonly Product[]): object[] {
  const repairOf = (customer: string) => repairs.find(({ userName }) => userName === customer)!;
  return [
    ...cameBefore(now, repairOf('Sita Sharma')),
    ...becameDearer(repairOf('Anita Gurung')),
    ...waits(repairOf('Gita Karki')),
    ...forSale(products),
  ];
}

const setOf = (repair: Repair, rest: Partial<TvSet>): TvSet => {
  const set = buildSet({
    brand: repair.brand,
    model: repair.model,
    tvType: repair.tvType,
    createdAt: new Date(repair.submissionDate.getTime() + 7 * HOUR_MS),
    ...rest,
  });
  repair.set = ref(set);
  return set;
};

const stepOf = (repair: Repair, status: RepairStatus): Date =>
  repair.history.getItems().find((step) => step.status === status)!.occurredAt;

function cameBefore(now: Date, repair: Repair): object[] {
  const { userName, contactNumber, pickupAddress, tvType, brand, model, submissionDate } = repair;
  const [begun, ended] = [400, 396].map((days) => new Date(now.getTime() - days * DAY_MS)) as [Date, Date];
  const earlier = withHistory(
    buildRepair({
      userName,
      contactNumber,
      pickupAddress,
      tvType,
      brand,
      model,
      issueDescription: 'No sound after a power cut.',
      deliveryOption: DeliveryOption.PICKUP,
      estimatedCost: 1800,
      actualCost: 1800,
      submissionDate: begun,
    }),
    [
      { status: RepairStatus.REQUESTED, at: begun },
      { status: RepairStatus.DELIVERED, at: ended, note: 'Delivered. Three months of warranty on the sound board.' },
    ],
  );
  quoted(earlier, [
    {
      ...approvedAt(begun),
      lines: [
        buildQuoteLine({ kind: PART, text: 'Sound amplifier', unitPrice: 1200, warrantyMonths: 3 }),
        buildQuoteLine({ kind: LABOUR, text: 'Work', unitPrice: 600 }),
      ],
    },
  ]);
  quoted(repair, [
    {
      ...approvedAt(stepOf(repair, RepairStatus.QUOTE_APPROVED)),
      lines: [
        buildQuoteLine({ kind: PART, text: 'Backlight strip', quantity: 2, unitPrice: 1400, warrantyMonths: 6 }),
        buildQuoteLine({ kind: LABOUR, text: 'Opening, changing and testing', unitPrice: 1200, warrantyMonths: 6 }),
        buildQuoteLine({ text: 'Cleaning inside', unitPrice: 500, isOptional: true }),
      ],
      leftOut: [3],
      note: 'Both strips are changed together: the second one would follow within months.',
    },
  ]);
  const set = setOf(repair, { sizeInches: 43, serial: '0B2X 3HCM 700123', createdAt: begun });
  earlier.set = ref(set);
  const came = new Date(submissionDate.getTime() + 7 * HOUR_MS);
  return [
    set,
    earlier,
    signed(
      repair,
      SheetKind.INTAKE,
      came,
      {
        Picture: [FAULTY, 'Black; a torch shows a faint picture.'],
        Network: [NOT_TESTED],
        Body: [OK, 'Scratch at the lower left, was there before.'],
        Stand: [MISSING, 'Left at home.'],
      },
      {
        accessories: [
          { name: 'Remote', count: 1 },
          { name: 'Power cable', count: 1 },
        ],
        signerName: userName,
      },
    ),
    signed(
      repair,
      SheetKind.TEST,
      stepOf(repair, RepairStatus.REPAIRED),
      { Body: [OK, 'The same scratch.'], Stand: [NOT_TESTED, 'Not here.'] },
      {
        accessories: [
          { name: 'Remote', count: 1 },
          { name: 'Power cable', count: 1 },
        ],
        note: 'Ran for two hours at full brightness.',
        signerName: userName,
      },
    ),
  ];
}

function becameDearer(repair: Repair): object[] {
  const cable = buildQuoteLine({ kind: PART, text: 'Panel cable', unitPrice: 900, warrantyMonths: 6 });
  const work = buildQuoteLine({ kind: LABOUR, text: 'Work on the panel', unitPrice: 2300, warrantyMonths: 3 });
  quoted(repair, [
    { state: QuoteState.REPLACED, lines: [work] },
    {
      ...approvedAt(stepOf(repair, RepairStatus.QUOTE_APPROVED)),
      lines: [cable, work],
      note: 'The cable had a broken conductor as well.',
    },
  ]);
  const came = new Date(repair.submissionDate.getTime() + 7 * HOUR_MS);
  return [
    setOf(repair, { sizeInches: 55, serial: '5012-7734' }),
    signed(
      repair,
      SheetKind.INTAKE,
      came,
      { Picture: [FAULTY, 'Purple on the left half.'] },
      { accessories: [{ name: 'Remote', count: 1 }], signerName: repair.userName },
    ),
    signed(
      repair,
      SheetKind.TEST,
      stepOf(repair, RepairStatus.REPAIRED),
      {},
      { accessories: [{ name: 'Remote', count: 1 }], signerName: repair.userName },
    ),
  ];
}

function waits(repair: Repair): object[] {
  quoted(repair, [
    {
      state: QuoteState.OFFERED,
      lines: [
        buildQuoteLine({ kind: PART, text: 'Sound amplifier', unitPrice: 1100, warrantyMonths: 3 }),
        buildQuoteLine({ kind: LABOUR, text: 'Work', unitPrice: 700 }),
        buildQuoteLine({ text: 'Cleaning inside', unitPrice: 400, isOptional: true }),
      ],
    },
  ]);
  return [
    setOf(repair, { sizeInches: 43, serial: null }),
    signed(
      repair,
      SheetKind.INTAKE,
      new Date(repair.submissionDate.getTime() + 7 * HOUR_MS),
      { Sound: [FAULTY, 'Nothing from either speaker.'], Remote: [MISSING] },
      { accessories: [], signerName: repair.userName },
    ),
  ];
}

type ForSale = [name: string, about: Partial<TvSet>, grade: ProductGrade, warrantyMonths: number, findings: Findings];

const FOR_SALE: ForSale[] = [
  [
    'KD-55X75K',
    { brand: 'Sony', model: 'KD-55X75K', tvType: TVType.LED, sizeInches: 55, serial: '6104882' },
    ProductGrade.A,
    3,
    {},
  ],
  [
    'OLED55C1PTZ',
    { brand: 'LG', model: 'OLED55C1PTZ', tvType: TVType.OLED, sizeInches: 55, serial: '109KCXY0M221' },
    ProductGrade.B,
    6,
    {},
  ],
];

const forSale = (products: readonly Product[]): object[] =>
  FOR_SALE.flatMap(([name, about, grade, warrantyMonths, findings]) => {
    const product = products.find((one) => one.name.includes(name))!;
    const set = buildSet({ ...about, createdAt: product.createdAt });
    Object.assign(product, { set: ref(set), grade, warrantyMonths });
    const accessories = [
      { name: 'Remote', count: 1 },
      { name: 'Stand', count: 1 },
    ];
    return [set, signed(product, SheetKind.TEST, product.createdAt, findings, { accessories, signerName: 'Parda' })];
  });
