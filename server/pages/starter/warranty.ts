/** The page 'Warranty Information' of a new installation. */
export const warrantyInfo = {
  title: 'Warranty Information',
  content: `What we repair should stay repaired. If it does not, we put it right.

## What is covered

| What | How long |
|---|---|
| Parts that we changed, and our work on them | 6 months |
| Backlight strips, complete sets | 12 months |
| Panels | 3 months |
| Software and settings | 1 month |
| Remote controls and accessories | 3 months |
| Secondhand televisions | 3 months, unless the product says otherwise |

The warranty begins on the day on which you get the set back. It belongs to the set: whoever owns it can use it.

## What a claim looks like

1. Call us or write, and tell us the repair ID. It stands on the invoice and on your tracking page. A lost invoice is no problem: we find the repair by your phone number.
2. We fetch the set without charge anywhere in the Kathmandu Valley, or you bring it.
3. We look at it before anything else, usually on the next working day.
4. If the fault is ours we repair it free of charge. If the same fault comes back a third time, you get your money back.

The time that a warranty repair takes is added to the warranty.

## What is not covered

- damage by lightning, water, insects or voltage beyond 170 to 270 volts
- a cracked or pressed panel, and damage by a fall after the set has left our hands
- a different fault in a part that we did not touch; we diagnose it free of charge all the same
- sets that somebody else has opened: our seals must be whole
- single dead pixels, up to the number that the maker allows
- burnt-in pictures on OLED and plasma screens

## How to keep your set well

Use a stabiliser or a surge protector, pull the plug and the antenna during a thunderstorm, and leave a hand's width of air behind the set. Most boards we see in the monsoon would still be alive with a surge protector of Rs. 1,200.

## Your rights

This warranty comes on top of what the Consumer Protection Act, 2075 (2018) gives you; it takes nothing away.

Questions? Call +977 1-4000250 or [write to us](#/contact).
`,
};
