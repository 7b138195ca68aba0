/**
 * What the shop's customers mean by which words: in English, in Nepali, and in Nepali typed with Latin letters, which stands
 * for Devanagari as well (spelling.ts makes them one). A line is one concept: a question and a passage that use different
 * words of a line speak of the same thing. `banau*` is every word that begins so, since Nepali verbs and cases end in many
 * ways; several words count where they follow one another.
 */
export const LEXICON: Record<string, string> = {
  tv: 'tv*, television*, telly, telivision*, tivi*, tibhi*, gogglebox, idiot box',
  repair:
    'repair*, fix*, mend*, broken, broke, kharab*, bigr*, bigar*, banau*, banai*, banaa*, marmat*, bandain*, servicing, damaged, faulty, out of order, technician*, mistri*, mechanic*, put right, restore',
  request: 'request*, book*, appointment*, arrange, form, forms, faram, anurodh*, sign up, submit, begin, get started',
  pickup:
    'pick up, picked up, pickup*, collect*, fetch*, come home, doorstep, house call, home visit, home service, carry, carrying, heavy, lift, lina au*, lina*, linu*, linch*, ghar*, lyau*, lyai*, lyaer*, bok*, uthau*, van, scooter, transport*, too big to, bring it, your place, my place, house, home, come over, come and get',
  valley:
    'valley, kathmandu, lalitpur, patan, bhaktapur, kirtipur, upatyaka*, ring road, inside valley, thimi, budhanilkantha, baneshwor, koteshwor, kalanki',
  delivery:
    'deliver*, drop off, send back, bring back, shipping, ship, pathau*, pathai*, puryau*, puryai*, purau*, courier, parcel',
  duration:
    'how long, how many days, how soon, when ready, when can, turnaround, wait*, quick*, quickly, fast, urgent*, kati din*, kati samay*, kahile*, samay*, tayar*, chito*, day, days, week, weeks, working days, din, dinma, same day, overnight, by tomorrow, bholi*, hapta*',
  price:
    'price*, cost*, how much, charge*, fee, fees, rate, rates, expensive, cheap*, afford*, budget, quote*, quotation, estimate*, ballpark, rupee*, rs, owe, spend, kati, kati ho, paisa*, mulya*, mol, dam, sulka*, lagch*, lagne*, lagl*, parch*, pardain*, kharch*, mahang*, sasto*, rupaiy*, rupiya*, tirn*',
  diagnosis:
    'diagnos*, inspect*, examine*, check, checking, checkup, find the fault, what is wrong, what s wrong, look at it, have a look, open it up, janch*, cek*, chek*, herna*, herid*, herera*, kholera*, kholn*',
  decline:
    'decide against, against, declin*, refus*, say no, not go ahead, not agree, change my mind, do not want, don t want, without repair*, nabanau*, nabanai*, nagarau*, nagarn*, mannu parena, man lagen*, back out, walk away, leave it, not worth, chodn*',
  consent:
    'agree*, approv*, permission, consent, ask first, before you, without asking, surprise*, sodher*, sodhn*, anumati*, sahamat*, hidden',
  warranty:
    'warrant*, waranti*, warent*, varant*, guarant*, guarent*, garant*, gyarant*, gyarent*, gerent*, six months, covered, coverage, claim*, same fault, same problem, came back, comes back, come back, again, feri*, breaks again, free of charge, mahina*',
  notcovered:
    'not covered, lightning, water, fall, fell, fallen, falls, dropped, drop, insect*, cockroach*, ants, mice, rat, rats, rain*, flood*, wet, spill*, pani par*, pani pas*, pani chir*, panil*, chatyang*, kira*, sangl*, bhij*, khas*, ladh*, void, exclude*, liquid, juice, tea, coffee, accident*',
  brokenpanel:
    'broken panel, crack*, shatter*, smash*, glass, chirk*, sisa*, hit by, phuty*, phute*, phutn*, threw, impact',
  panel: 'panel*, screen*, display*, skrin*, iskrin*',
  picture:
    'picture*, image*, backlight*, dark*, dim, dimmer, black*, stripe*, spot, spots, line, lines, vertical, flicker*, blotch*, shadow*, light, lit, bright*, faint, pale, patch*, band, bands, tasbir*, citra*, chitra*, adhyar*, andhyar*, andhar*, kalo*, dhark*, dhars*, rekha*, daag*, dekhin*, dekhid*, cannot see, can t see, torch, invisible, half the',
  sound:
    'sound*, audio, voice*, speaker*, mute*, silent, volume, noise*, hum, humming, rattl*, buzz*, hear, hearing, quiet, loud*, crackl*, awaj*, aawaj*, abaj*, saund*, sauna*, ispikar*, spikar*, sunin*, sunid*, dialogue*, amplifier, sing',
  power:
    'power, start, starts, turn on, turns on, switch on, switches on, won t start, does not start, dead, lifeless, boot*, shut down, shuts down, shuts off, turn off, turns off, switches off, goes off, off by itself, red light, click*, standby, on hu*, on nai*, on bh*, on garda*, on off, khul*, baldain*, balen*, chaldain*, chalen*, chaldai*, battimatra*, rato bati, rato batti, nothing happens, bujh*, nivh*, nibh*, no sign of life, dead as, capacitor*, fuse',
  voltage:
    'voltage*, stabili*, istabil*, surge*, fluctuat*, load shedding, loadshedding, lodsed*, power cut*, outage*, blackout*, electricity, current, bijuli*, karent*, bholt*, bolt*, lightning, thunder*, storm*, monsoon, spike*, protect*, jogau*, jogin*, bachau*, bachin*, batti jan*, batti au*, batti ga*, bati jan*, bati au*, line jan*, line au*, when the lights come back, generator, mains',
  mainboard:
    'main board*, mainboard*, motherboard*, restart*, reboot*, loop, over and over, on and off, by itself, circuit*, chip, microscope, bord*, feri banda, aafai, afai',
  software:
    'software*, firmware*, update*, app, apps, smart, android*, youtube*, yutub*, netflix*, logo*, stuck, frozen, freez*, hang, hangs, hanging up, slow*, lag*, wifi*, wi fi, waif*, internet*, wireless, connect*, netw*, atki*, adki*, streaming, store, disconnect*, online, drop*, memory, sustain',
  ports:
    'hdmi*, usb*, port, ports, socket*, slot*, antenna, aerial, jack, pen drive*, pendrive*, input*, cable*, kebul*, set top box, playstation, console*, xbox, laptop*, ecdiem*, echdiem*, yuesb*, connector*, no signal, wobbl*, loose, tar, detected',
  mount:
    'mount*, wall*, hang, hanging, bracket*, install*, drill*, bhitt*, bhit, bhitaa*, tang*, tanga*, jhund*, jadan*, jod*, put up, fix to the, fitting, stand, istyand*, on display, concrete',
  remote:
    'remote*, rimot*, rimut*, clicker*, zapper*, buttons, infrared, handset, universal, channel*, cyanal*, batter*',
  brand:
    'brand*, make, makes, company, samsung*, samsang*, lg, sony*, tcl, xiaomi*, mi, hisense, skyworth, panasonic, philips, cg, sij*, himstar*, wega, toshiba, videocon, kampani*, manufacturer, elji*',
  types:
    'oled, qled, plasma, crt, picture tube*, tube, lcd, led, elsid*, elid*, purano model, old model, ancient, old fashioned, box shaped, antique, kinds',
  location:
    'where, location, address, located, direction*, office, shop, pasal*, thegan*, kaha, kahan, kata, kata par*, map, parking, park, stairs, wheelchair, elevator, ramp, floor, landmark, putalisadak*, come by, visit, find you, reach you, building, neighbourhood, area, bato, bike, car',
  hours:
    'open, opening, opens, hours, close, closed, closes, saturday*, sunday*, friday, holiday*, weekend*, kati baj*, baje*, khulla*, khulch*, khulne, band, banda, sanibar*, sanivar*, shanibar*, saturdays, aitabar*, aaitabar*, bid*, evening*, late, after work, dashain*, tihar*, festival*',
  contact:
    'contact*, call, calling, phone*, telephone*, number*, email*, mail, whatsapp*, viber*, vatsap*, messenger*, talk*, speak*, message*, human, person, staff, sampark*, fon*, nambar*, imel*, kura gar*, get in touch, write to',
  status:
    'status, track*, progress, repair id, my repair, is it ready, is my, ready yet, done yet, finished yet, how far, follow, kaha pug*, ke bhayo, ke huda*, bhayo ki, bani sak*, banisak*, banyo*, tayar bhay*, sthiti*, any news, update on, dropped mine, left mine',
  buy: 'buy*, sell*, sale, purchase*, for sale, in stock, stock, available, looking for, kinn*, kinau*, kinid*, paincha*, painch*, paidain*, paidai*, bech*, bikri*, chahi*, chaiyo*, chaiy*, gift*, recommend*, suggest*, do you have, shopping',
  secondhand:
    'second hand*, secondhand*, used, refurbish*, pre owned, preowned, sekend hyand*, sekend hand*, sekenhand*, reconditioned, previously owned',
  new: 'new, sealed, brand new, unopened, naya*, boxed',
  exchange:
    'exchange*, trade in, trading in, part exchange, trade my, swap*, sat, satn*, saten*, satera*, satidin*, ekschen*, ekscenj*, get rid, dispos*, recycl*, scrap, kabad*, throw away, junk, in payment, old tv, old set, purano tv*, purano tivi*, purano tibhi*, purano bigr*, diera*, dier arko, towards a',
  size: 'inch*, inci*, size*, large*, big, bigger, small*, thulo*, sano*, compact, huge, giant',
  bedroom:
    'bedroom*, room, dorm, hostel*, student*, rented, kitchen*, kotha*, bhans*, counter, first tv, flat, first television',
  lowpower: 'inverter*, watt*, low power, electricity bill, solar, battery, bijuli khapat*, khapat*, consum*, inbart*',
  gaming:
    'game, games, gaming, gamer*, console*, ps5, ps4, playstation, xbox, nintendo, 120 hz, hz, retro, arcade, light gun',
  cinema: 'oled, perfect blacks, deep black*, contrast, dolby, cinema, movie*, film, films, filim*, theatre, theater',
  smartbox:
    'android box, tv box, streaming stick, make smart, non smart, not smart, netflix, nettv, net tv, viatv, iptv, firestick*, fire stick, dongle*, chromecast*, mirroring, smart hoina, smart chain*, smart banau*, apps on',
  soundbar:
    'soundbar*, sound bar*, subwoofer*, woofer*, home theat*, bass, tinny, thin, fuller, bluetooth, bufar*, buffer',
  parts:
    'part, parts, spare*, component*, strip, strips, module*, t con, tcon, power board*, saman*, partpurj*, salvage, donor, tinker*, practise, practice, project',
  payment: 'esewa*, khalti*, cash, card, qr, instalment*, installment*, emi, udhar*, kista*, advance',
  care: 'care, clean*, protect*, maintain*, maintenance, look after, keep well, last longer, saf*, wipe, dust*, dhulo*',
  deadpixel: 'pixel*, burn in, burnt in, ghost*, retention, dot, dots, thopl*, tiny dot',
  invoice: 'invoice*, receipt*, lost bill, lost paper*, bil, harayo*, haray*, proof, slip, rasid*',
  refund: 'refund*, money back, firta*, third time',
  opened:
    'seal, seals, opened by, other technician, another shop, someone else, somebody else, local mechanic, tampered, aru le*, aruko*, arko pasal*, arko mistri*, neighbour opened, himself',
  transfer: 'new owner, second owner, whoever owns, transfer*, hand it on, sold it, resell*, own it',
  tube: 'picture tube*, crt, grandfather*, grandmother*, grandpa*, hajurba*, hajurbua*, collector*, aerial, old console*, vintage, flat ones, modern flat',
  curved: 'curve*, ghumeko*, bang*',
};

/** Talk that decides neither what a question is about nor whether it is about the shop. */
export const SMALL_TALK =
  'hello, hi, hey, namaste, namaskar, thanks, thank you, dhanyabad, ok, okay, bye, help*, who are you, what can you do, what are you, timi ko*, tapai ko ho, hajur*, dai, didi, bhai, sathi, good morning, good evening, good afternoon, please, sorry, yes, no, ho, hoina, sure, great, nice, question*, sodhn*, madat*, sahayog*, haha, lol, hmm, test';

/** Matters that nobody brings to a repair shop. */
export const FOREIGN_TOPICS =
  'football*, soccer, worldcup, olympic*, weather*, mausam*, president*, minister*, mantri*, election*, nirvacan*, capital, rajdhani*, python, javascript, programming, poem*, kavita*, essay*, nibandha*, homework, joke*, chutkila*, recipe*, horoscope*, rashifal*, nepse, bitcoin*, lottery, translate*, anuvad*, algebra, equation*, geography, astrology, gold price, sunko';

/** Words that every question has. */
export const STOP_WORDS =
  'a, an, the, and, or, but, if, then, so, than, too, very, just, also, only, not, is, are, am, was, were, be, been, being, do, does, did, doing, done, have, has, had, having, can, could, will, would, shall, should, may, might, must, i, you, he, she, it, we, they, me, him, her, us, them, my, your, his, its, our, their, mine, yours, this, that, these, those, here, there, what, which, who, whom, whose, why, how, when, of, at, by, for, with, about, into, to, from, in, on, out, over, under, up, down, as, some, any, all, both, each, few, more, most, other, such, own, same, get, got, give, go, goes, going, come, comes, let, make, tell, know, see, say, one, thing, things, something, anything, much, many, lot, don, doesn, didn, isn, won, ll, ve, re, t, s, m, d, want, need, like, now, still, really, even, ' +
  'cha, chha, ch, ho, hola, hol, hos, hun*, hunch*, hudai*, bhayo, bhay, bhaye, bhan*, ke, k, ko, ka, ki, le, lai, ma, bata, yo, tyo, yi, ti, mero, mer, hamro, hamr, timro, timr, tapai*, hajurko, malai, mala, hami*, mail, gar*, pani, ra, tara, tar, ani, ta, nai, hai, ni, kun*, kasari*, kin, kina, aile, ahile, sakin*, sak*, mil*, mild*, chan, chain*, thiyo, rahech*, rakhy*, deu, din*, dida*, aba, ab, ek, euta, eut, arko, vane, van, tesko, tyas*, yas*, hoin*, rahe*, lag*, parn*, paryo, par, and, timi*, bhar, sab*, dher*, ali, thik*, ramr*, kasto, kast, aja, aaja, aj, au, aun*, auch*, aud*, aua*, aucha*, rakhn*, rakha*, thau*, holan, hudain*, ahil*, chah*, nah*, tyast*, jast*, kehi*, haru*, sang*, sanga, lin, linu, k, xa, ch, un, us, usk*, tes*, tini*';
