/** The page 'Terms of Use' of a new installation. */
export const termsOfUse = {
  title: 'Terms of Use',
  content: `These terms apply between you and Parda TV Repair, Putalisadak, Kathmandu, when you use this website, have a television repaired or buy something from us.

## 1. Repairs

1. **A request is not an order.** With the repair form you ask us to look at a set. We confirm the pickup by phone or on the tracking page.
2. **Diagnosis.** We open the set and find the fault, usually within two working days. The diagnosis is free if we repair the set. If you decide against the repair we charge Rs. 500.
3. **Quote.** You see the estimated cost on the tracking page. We begin when you have approved it, there or by phone. If it turns out that more is needed, we ask again before we go on.
4. **A set that cannot be saved.** If a repair is impossible or not worth its price we tell you, and you pay nothing but the diagnosis.
5. **Your data.** Log out of your accounts on a smart TV before you hand it over. A repair of the software can erase apps and settings.

## 2. Pickup, delivery and storage

1. Pickup inside the Kathmandu Valley is free with a repair. Delivery is charged a minimal fee, which we confirm before we set out.
2. Please have somebody at home who can hand the set over. We note its condition together with you; take a picture if you like.
3. We are liable for damage on the way and in the workshop, up to the value of the set.
4. We keep a finished set for **90 days** free of charge. After that we call and write to you; after another 30 days we may sell it to cover the cost of the repair and the storage, and hand you what is left.

## 3. Prices and payment

Prices are in Nepalese rupees and include VAT. You pay at delivery or when you collect the set: in cash, by bank transfer, eSewa, Khalti or Fonepay. You always get an invoice.

## 4. Warranty

Repairs have six months of warranty, on the parts that we changed and on our work. Secondhand televisions have the warranty that stands with the product. The details are on the page [Warranty Information](#/warranty).

## 5. Products in the shop

Products on this site are shown, not sold online: call or write to us to buy one. Secondhand sets have been tested for 24 hours; their condition is described as we see it. A set that is not as described can be returned within seven days.

## 6. Your account and what you write

1. Keep your password to yourself, and tell us if somebody else knows it.
2. Reviews and comments are yours. By posting one you allow us to show it on this site. Write what you have experienced; we take down insults, advertising, what breaks the law, and other people's details.
3. Do not try to break into the site, to overload it or to copy its content wholesale.

## 7. The assistant

The assistant answers from our own pages with the help of a language model. It can be wrong. Prices and times are binding only when a person of ours has confirmed them.

## 8. Liability

We are liable without limit for intent and gross negligence, and for harm to people. Otherwise our liability ends at the value of the set. We are not liable for interruptions of the website.

## 9. Law

The law of Nepal applies, and the courts in Kathmandu have jurisdiction. If a part of these terms does not hold, the rest does. Talk to us first: nearly everything can be settled at the counter.
`,
};
