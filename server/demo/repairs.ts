import type { Repair } from '../repairs/entity.js';
import { DeliveryOption, RepairStatus } from '../repairs/enums.js';
import { buildRepair, type HistoryStep, withHistory } from '../repairs/factory.js';
import { TVType } from '../sets/enums.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What the customer hears at each step, unless the job itself has something to say. */
const NOTES: Partial<Record<RepairStatus, string>> = {
  PICKED_UP: 'Your TV has reached the workshop.',
  DIAGNOSING: 'A technician has opened the set.',
  REPAIRED: 'Tested for two hours. Ready to go home.',
  DELIVERED: 'Delivered. Six months of warranty on the parts we changed.',
};

const {
  REQUESTED,
  PICKED_UP,
  DIAGNOSING,
  DIAGNOSED,
  QUOTE_APPROVED,
  QUOTE_REJECTED,
  REPAIRING,
  REPAIRED,
  DELIVERED,
  CANCELLED,
} = RepairStatus;

/** The way a set takes to where it stands now. */
const PATHS: Record<RepairStatus, RepairStatus[]> = {
  REQUESTED: [REQUESTED],
  PICKED_UP: [REQUESTED, PICKED_UP],
  DIAGNOSING: [REQUESTED, PICKED_UP, DIAGNOSING],
  DIAGNOSED: [REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED],
  QUOTE_APPROVED: [REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED],
  QUOTE_REJECTED: [REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_REJECTED],
  REPAIRING: [REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, REPAIRING],
  REPAIRED: [REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, REPAIRING, REPAIRED],
  DELIVERED: [REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, REPAIRING, REPAIRED, DELIVERED],
  CANCELLED: [REQUESTED, CANCELLED],
};

type DemoRepair = [
  customer: string,
  address: string,
  tvType: TVType,
  brand: string,
  model: string | null,
  issue: string,
  finding: string,
  cost: number,
  status: RepairStatus,
  visibility: 'public' | 'private',
];

const { LED, LCD, OLED, QLED, PLASMA, CRT, OTHER } = TVType;

// A table reads best as a table.
// prettier-ignore
const REPAIRS: DemoRepair[] = [
  ['Sita Sharma', 'Baneshwor-10, Kathmandu', LED, 'Samsung', 'UA43T5400', 'Sound is fine but the screen stays black.', 'Two backlight strips are burnt out.', 4500, DELIVERED, 'public'],
  ['Ram Bahadur Thapa', 'Koteshwor, Kathmandu', LED, 'LG', '32LM563B', 'Turns itself off after ten minutes.', 'Capacitors on the power board have dried out.', 2800, DELIVERED, 'public'],
  ['Anita Gurung', 'Lazimpat, Kathmandu', OLED, 'Sony', 'XR-55A80J', 'A purple tint on the left half of the picture.', 'The panel cable has come loose.', 3200, REPAIRED, 'public'],
  ['बिकास श्रेष्ठ', 'पाटन ढोका, ललितपुर', LED, 'Samsung', 'UA50AU7700', 'टिभी अन हुँदैन, रातो बत्ती मात्र बल्छ।', 'मदरबोर्डको पावर आईसी बिग्रिएको छ।', 6500, REPAIRING, 'public'],
  ['Prakash Maharjan', 'Jawalakhel, Lalitpur', QLED, 'Samsung', 'QA55Q60B', 'Vertical lines after a power surge.', 'The T-con board was damaged by the surge.', 8900, QUOTE_APPROVED, 'public'],
  ['Gita Karki', 'Kapan, Kathmandu', LED, 'CG', 'CG43D1', 'No sound from either speaker.', 'The audio amplifier chip has failed.', 2200, DIAGNOSED, 'public'],
  ['Dipesh Shakya', 'Thimi, Bhaktapur', LCD, 'Sony', 'KLV-32BX350', 'Remote does nothing, buttons work.', 'The infrared receiver is cracked.', 1500, DIAGNOSING, 'public'],
  ['Kamala Rai', 'Boudha, Kathmandu', LED, 'Skyworth', '40STD6500', 'Picture flickers in the evening.', '', 0, PICKED_UP, 'public'],
  ['Suman Tamang', 'Balaju, Kathmandu', LED, 'TCL', '43S5400', 'Stuck on the logo after an update.', '', 0, REQUESTED, 'public'],
  ['Nirmala Adhikari', 'Kirtipur, Kathmandu', PLASMA, 'Panasonic', 'TH-P42X50D', 'Loud buzzing and no picture.', 'The sustain board is beyond repair; a replacement is no longer made.', 18500, QUOTE_REJECTED, 'public'],
  ['Hari Prasad Joshi', 'Naxal, Kathmandu', CRT, 'Videocon', null, 'Picture is squeezed to a line.', 'Vertical output IC has failed.', 1200, DELIVERED, 'public'],
  ['सीता लामा', 'चाबहिल, काठमाडौं', LED, 'Himstar', 'HT-32N6', 'स्क्रिनमा धर्सा देखिन्छ।', 'प्यानलको केबल बिग्रिएको छ।', 3000, DELIVERED, 'public'],
  ['Rojina Basnet', 'Maharajgunj, Kathmandu', LED, 'Samsung', 'UA55CU7700', 'HDMI 1 and 2 show no signal.', 'HDMI ports were burnt; both replaced.', 3800, DELIVERED, 'public'],
  ['Bishal KC', 'Sitapaila, Kathmandu', LED, 'Xiaomi', 'L43M7-EA', 'Wi-Fi keeps dropping.', 'Wi-Fi module replaced.', 2600, DELIVERED, 'public'],
  ['Laxmi Poudel', 'Gongabu, Kathmandu', LED, 'LG', '43UQ7500', 'Dark patches at the bottom.', 'Diffuser lenses have fallen off the backlight.', 3400, REPAIRED, 'public'],
  ['Manoj Bhandari', 'Satdobato, Lalitpur', OLED, 'LG', 'OLED55C1', 'Does not start after a lightning storm.', 'Power supply damaged; new board ordered from Delhi.', 15500, REPAIRING, 'public'],
  ['Sunita Magar', 'Kalanki, Kathmandu', LED, 'Wega', 'W32A', 'Works only after a few slaps.', 'Cold solder joint on the main board.', 900, DELIVERED, 'public'],
  ['Rabin Manandhar', 'Asan, Kathmandu', LCD, 'Toshiba', '32PB200', 'Image is upside down.', '', 0, CANCELLED, 'public'],
  ['Puja Shrestha', 'New Road, Kathmandu', LED, 'Samsung', 'UA32T4310', 'Clicking noise, no start.', 'Standby voltage is too low; regulator replaced.', 2100, DELIVERED, 'public'],
  ['Krishna Dahal', 'Bhaktapur Durbar Square', LED, 'Sony', 'KD-43X75K', 'Red light blinks six times.', 'Backlight failure, code 6.', 5200, QUOTE_APPROVED, 'public'],
  ['Asmita Khadka', 'Budhanilkantha, Kathmandu', QLED, 'TCL', '55C635', 'Cracked screen; a child threw a toy.', 'The panel would cost more than a new set.', 62000, QUOTE_REJECTED, 'private'],
  ['Nabin Gautam', 'Tinkune, Kathmandu', LED, 'Hisense', '50A6H', 'Screen goes dark when warm.', 'Overheating LED driver.', 3900, DIAGNOSED, 'private'],
  ['Sarita Limbu', 'Dhapasi, Kathmandu', LED, 'CG', 'CG32D1', 'No picture, faint image with a torch.', '', 0, DIAGNOSING, 'private'],
  ['Deepak Chaudhary', 'Gwarko, Lalitpur', LED, 'LG', '55UP7550', 'Sound without picture.', '', 0, PICKED_UP, 'private'],
  ['Bimala Thapa Magar', 'Swayambhu, Kathmandu', OTHER, 'Epson', 'EB-S41', 'Projector: yellow spots in the picture.', '', 0, REQUESTED, 'private'],
  ['Ganesh Bista', 'Hattiban, Lalitpur', LED, 'Samsung', 'UA43AU7700', 'Volume jumps to maximum.', '', 0, REQUESTED, 'public'],
  ['रमेश अधिकारी', 'कालिमाटी, काठमाडौं', LED, 'Skyworth', '32TB2000', 'आवाज आउँछ तर चित्र आउँदैन।', '', 0, REQUESTED, 'public'],
  ['Tsering Sherpa', 'Jorpati, Kathmandu', LED, 'Philips', '43PFT5853', 'Burning smell, unplugged at once.', 'A shorted capacitor in the power supply.', 2400, REPAIRED, 'public'],
  ['Indira Pandey', 'Imadol, Lalitpur', LED, 'Xiaomi', 'L32M6-RA', 'App store does not open.', 'Firmware installed anew.', 800, DELIVERED, 'public'],
  ['Yogesh Rajbhandari', 'Kupondole, Lalitpur', OLED, 'Sony', 'XR-65A80K', 'Green line from top to bottom.', 'Panel bonding fault; a claim with the maker was opened.', 0, CANCELLED, 'private'],
  ['Sabina Neupane', 'Chabahil, Kathmandu', LED, 'Samsung', 'UA40N5200', 'Turns on by itself at night.', 'Moisture in the key board; cleaned and sealed.', 700, DELIVERED, 'public'],
  ['Mohan Lal Amatya', 'Thapathali, Kathmandu', CRT, 'Sony', 'KV-21', 'Colours are all green.', 'Red gun driver replaced.', 1100, DELIVERED, 'public'],
  ['Urmila Ghimire', 'Tokha, Kathmandu', LED, 'Himstar', 'HT-43U', 'Picture freezes on every channel.', 'Memory chip reprogrammed.', 1800, DELIVERED, 'public'],
  ['Arjun Rokaya', 'Mulpani, Kathmandu', LED, 'LG', '43LM6360', 'Half of the screen is brighter.', '', 0, DIAGNOSING, 'public'],
];

/** How long the workshop takes from one status to the next, by its place on the path. */
const PACE_HOURS = [0, 6, 20, 26, 30, 47, 75, 98];

/** In how many days the shop has promised a set, once it is clear what is to be done. */
const PROMISED_DAYS: Partial<Record<RepairStatus, number>> = {
  QUOTE_APPROVED: 6,
  REPAIRING: 5,
  REPAIRED: 5,
  DELIVERED: 5,
};

/** Whose set the shop is late with. */
const LATE = { customer: 'Manoj Bhandari', days: 1 };

/** Repairs in all states, the oldest two months back, so that every list, filter and timeline has something to show. */
export function demoRepairs(now: Date): Repair[] {
  return REPAIRS.map((row, index) => toRepair(row, index, now));
}

function toRepair(row: DemoRepair, index: number, now: Date): Repair {
  const [userName, pickupAddress, tvType, brand, model, issueDescription, finding, cost, status, visibility] = row;
  const path = PATHS[status];
  const age = PACE_HOURS[path.length - 1]! * HOUR_MS + (index % 7) * 5 * HOUR_MS;
  const finished = status === DELIVERED || status === CANCELLED || status === QUOTE_REJECTED;
  const submissionDate = new Date(now.getTime() - age - HOUR_MS - (finished ? (index + 1) * 1.6 * DAY_MS : 0));
  const quoted = path.includes(DIAGNOSED) && cost > 0;
  const delivered = index % 3 === 0;
  return withHistory(
    buildRepair({
      userName,
      pickupAddress,
      tvType,
      brand,
      model,
      issueDescription,
      contactNumber: `98${String(41_000_000 + index * 137_911).padStart(8, '0')}`,
      isPublic: visibility === 'public',
      deliveryOption: delivered ? DeliveryOption.DELIVERY_REQUESTED : DeliveryOption.PICKUP,
      deliveryCharge: delivered && quoted ? 300 : null,
      estimatedCost: quoted ? cost : null,
      actualCost: quoted && (status === REPAIRED || status === DELIVERED) ? cost : null,
      submissionDate,
      promisedDate: promiseOf(userName, status, submissionDate),
    }),
    path.map((step, place): HistoryStep => ({
      status: step,
      at: new Date(submissionDate.getTime() + PACE_HOURS[place]! * HOUR_MS),
      note: step === DIAGNOSED ? finding : NOTES[step],
    })),
  );
}

/** The shop closes at five; that is 11:15 in UTC. */
function promiseOf(customer: string, status: RepairStatus, submissionDate: Date): Date | null {
  const days = customer === LATE.customer ? LATE.days : PROMISED_DAYS[status];
  if (days === undefined) return null;
  const promised = new Date(submissionDate.getTime() + days * DAY_MS);
  promised.setUTCHours(11, 15, 0, 0);
  return promised;
}
