/** The page 'Privacy Policy' of a new installation. */
export const privacyPolicy = {
  title: 'Privacy Policy',
  content: `Parda TV Repair, Putalisadak, Kathmandu ("we") runs this website and the workshop behind it. This page says what we keep about you, why, and what you can ask of us. It follows the Individual Privacy Act, 2075 (2018) of Nepal.

## What we keep

- **When you request a repair:** your name, contact number, pickup address, the location that you choose to send, the time you would like, the make and model of the set, your description of the fault and the pictures you add.
- **When you open an account:** username, name, email address, a hash of your password (never the password itself), and, if you give them, a contact number and a picture.
- **When you sign in with Google, Facebook, X or GitHub:** the name, the email address and the identifier that the provider gives us. We never see your password there and post nothing in your name.
- **When you write a review, a comment or a message:** what you write, your name, and your email address or phone number, which only we can see.
- **When you apply for a job:** your application and your CV.
- **When you subscribe to the newsletter:** your email address.
- **For safety:** a log of what was changed in the system and by whom, and, for a short time, scrambled network addresses with which we limit abuse.

## What we use it for

We use it to fetch, repair and return your set, to tell you how far we are, to answer you, to keep the accounts that the law asks for, and to keep the site safe. We do not sell it, we do not build profiles, and there is no advertising and no tracking by third parties on this site.

## What others can see

A repair is private unless you make it public. A public record shows the make, the model, the status and your first name with an initial ("Sita S."), never your number, address, pictures or costs. Whoever holds the full repair ID can follow its status, so pass it on with care. Reviews and comments show the name you gave.

## Whom we give it to

- The rider who picks your set up gets your name, number and address.
- Our mail provider delivers our emails.
- If you use the assistant, your question is answered with the help of Google's Gemini service. Please do not write personal details into it.
- Authorities, where the law obliges us.

## How long we keep it

| What | How long |
|---|---|
| Repairs and invoices | seven years, as the tax law asks |
| Accounts | until you ask us to delete them |
| Applications and CVs | six months |
| Messages | two years |
| Pictures that belong to nothing any more | at most 30 days |
| Newsletter address | until you unsubscribe; each mail has a link |

## What is stored in your browser

A token that keeps you signed in, your settings of appearance and language, the form you have not sent yet, and the addresses of pictures you uploaded lately. All of it leaves the browser when you sign out or clear its data. We set no advertising cookies.

## Your rights

You can see and correct your details under *Profile & Settings*. You can ask us for a copy of what we keep, to correct it, or to delete it as far as the law lets us. Write to [hello@parda.example](mailto:hello@parda.example) or call +977 1-4000250; we answer within 15 days.

## Changes

When we change this page, the date at its top changes too. If a change concerns you in earnest, we tell account holders by email beforehand.
`,
};
