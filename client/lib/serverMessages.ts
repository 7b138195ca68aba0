import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The server speaks English constants; this table gives each of them a place in the catalogues (decisions §13).
 * A room with messages of its own adds them here. The test beside this file holds key and descriptor together.
 * Only who reads another language than the server's loads it (serverTexts.ts).
 */
export const serverMessages: Record<string, MessageDescriptor> = {
  'Something went wrong. Please try again later.': msg`Something went wrong. Please try again later.`,
  'The shop could not be reached. Please check your connection.': msg`The shop could not be reached. Please check your connection.`,
  'Invalid credentials.': msg`Invalid credentials.`,
  'Email and password are required.': msg`Email and password are required.`,
  'Too many requests. Please try again later.': msg`Too many requests. Please try again later.`,
  'Full name is required.': msg`Full name is required.`,
  'Full name can have at most 120 characters.': msg`Full name can have at most 120 characters.`,
  'Contact number is required.': msg`Contact number is required.`,
  'Contact number can have at most 40 characters.': msg`Contact number can have at most 40 characters.`,
  'Please provide a valid phone number.': msg`Please provide a valid phone number.`,
  'Please choose a TV type from the list.': msg`Please choose a TV type from the list.`,
  'Brand is required.': msg`Brand is required.`,
  'Brand can have at most 80 characters.': msg`Brand can have at most 80 characters.`,
  'Model can have at most 120 characters.': msg`Model can have at most 120 characters.`,
  'Issue description is required.': msg`Issue description is required.`,
  'Issue description can have at most 5000 characters.': msg`Issue description can have at most 5000 characters.`,
  'Pickup address is required.': msg`Pickup address is required.`,
  'Pickup address can have at most 500 characters.': msg`Pickup address can have at most 500 characters.`,
  'Preferred pickup time is required.': msg`Preferred pickup time is required.`,
  'Preferred pickup time cannot be in the past.': msg`Preferred pickup time cannot be in the past.`,
  'Preferred pickup time is too far away.': msg`Preferred pickup time is too far away.`,
  'Please choose pickup or delivery.': msg`Please choose pickup or delivery.`,
  'This request was already sent with other details. Please submit it again.': msg`This request was already sent with other details. Please submit it again.`,
  'This form could not be sent. Please reload the page and try again.': msg`This form could not be sent. Please reload the page and try again.`,
  'It is not known whether this request has reached the shop. Please call us before you send it again.': msg`It is not known whether this request has reached the shop. Please call us before you send it again.`,
  'That was very quick. Please check the form and send it again.': msg`That was very quick. Please check the form and send it again.`,
  'All fields are required.': msg`All fields are required.`,
  'Password must be at least 6 characters.': msg`Password must be at least 6 characters.`,
  'Password must be at least 6 characters long.': msg`Password must be at least 6 characters long.`,
  'New password must be at least 6 characters long.': msg`New password must be at least 6 characters long.`,
  'Password can have at most 128 characters.': msg`Password can have at most 128 characters.`,
  'Password contains a character that cannot be used.': msg`Password contains a character that cannot be used.`,
  'Username must be at least 3 characters long.': msg`Username must be at least 3 characters long.`,
  'Username can have at most 40 characters.': msg`Username can have at most 40 characters.`,
  'Username can only contain letters, numbers, and underscores.': msg`Username can only contain letters, numbers, and underscores.`,
  'This username is already taken.': msg`This username is already taken.`,
  'An account with this email already exists.': msg`An account with this email already exists.`,
  'Please enter a valid email address.': msg`Please enter a valid email address.`,
  'This link is not valid.': msg`This link is not valid.`,
  'This link is not valid or has expired. Please subscribe again.': msg`This link is not valid or has expired. Please subscribe again.`,
  'Please enter your email.': msg`Please enter your email.`,
  'Please enter your old password.': msg`Please enter your old password.`,
  'Your old password is not correct.': msg`Your old password is not correct.`,
  'This account has no password yet. Please set one through a mailed link.': msg`This account has no password yet. Please set one through a mailed link.`,
  'Failed to reset password. The link may have expired.': msg`Failed to reset password. The link may have expired.`,
  'This link has expired or was used already. Please ask for a new one in your settings.': msg`This link has expired or was used already. Please ask for a new one in your settings.`,
  'Sign in with your password first.': msg`Sign in with your password first.`,
  'Social login failed.': msg`Social login failed.`,
  'This account is already connected to somebody else.': msg`This account is already connected to somebody else.`,
  'Please disconnect the other account of this provider first.': msg`Please disconnect the other account of this provider first.`,
  'This account had a password that was never confirmed by email. For your safety it was removed; you can set a new one in your settings.': msg`This account had a password that was never confirmed by email. For your safety it was removed; you can set a new one in your settings.`,
  'Name is required.': msg`Name is required.`,
  'Name can have at most 60 characters.': msg`Name can have at most 60 characters.`,
  'Choose at least one scope.': msg`Choose at least one scope.`,
  'Please choose scopes from the list.': msg`Please choose scopes from the list.`,
  'Please choose when the token expires.': msg`Please choose when the token expires.`,
  'A token cannot expire in the past.': msg`A token cannot expire in the past.`,
  'A token can live for at most one year.': msg`A token can live for at most one year.`,
  'You have 20 access tokens already. Please revoke one first.': msg`You have 20 access tokens already. Please revoke one first.`,
  'Access token not found.': msg`Access token not found.`,
  'Please log in to continue.': msg`Please log in to continue.`,
  'This contact number does not match the repair.': msg`This contact number does not match the repair.`,
  'Please enter the contact number of this repair.': msg`Please enter the contact number of this repair.`,
  'Too many attempts. Please try again in an hour.': msg`Too many attempts. Please try again in an hour.`,
  'The cost has changed since you opened this page. Please look at the new cost and decide again.': msg`The cost has changed since you opened this page. Please look at the new cost and decide again.`,
  'This quote has been decided already.': msg`This quote has been decided already.`,
  'There is no quote to decide.': msg`There is no quote to decide.`,
  'Please log in to decide this quote.': msg`Please log in to decide this quote.`,
  'You are not allowed to do this.': msg`You are not allowed to do this.`,
  'Feedback can have at most 2000 characters.': msg`Feedback can have at most 2000 characters.`,
  'Failed to update profile.': msg`Failed to update profile.`,
  'You must be logged in to save preferences.': msg`You must be logged in to save preferences.`,
  'This way to sign in is not set up.': msg`This way to sign in is not set up.`,
  'Set a password first: this is your only way to sign in.': msg`Set a password first: this is your only way to sign in.`,
  'Please choose a provider from the list.': msg`Please choose a provider from the list.`,
  'Not found.': msg`Not found.`,
  'Please choose a language from the list.': msg`Please choose a language from the list.`,
  'Please log in to confirm your email address.': msg`Please log in to confirm your email address.`,
  'Full name contains a character that cannot be used.': msg`Full name contains a character that cannot be used.`,
  'Invalid file type. Please select an image.': msg`Invalid file type. Please select an image.`,
  'Name is required to comment.': msg`Name is required to comment.`,
  'Email or Phone is required for guests to comment.': msg`Email or Phone is required for guests to comment.`,
  'Please provide a valid email or phone number.': msg`Please provide a valid email or phone number.`,
  'Comment content cannot be empty.': msg`Comment content cannot be empty.`,
  'Name can have at most 120 characters.': msg`Name can have at most 120 characters.`,
  'Name contains a character that cannot be used.': msg`Name contains a character that cannot be used.`,
  'Email or phone can have at most 254 characters.': msg`Email or phone can have at most 254 characters.`,
  'Comment can have at most 5000 characters.': msg`Comment can have at most 5000 characters.`,
  'Comment contains a character that cannot be stored.': msg`Comment contains a character that cannot be stored.`,
  'Blog post not found.': msg`Blog post not found.`,
  'Please select a star rating.': msg`Please select a star rating.`,
  'Name and email are required for guest reviews.': msg`Name and email are required for guest reviews.`,
  'Please enter your name and email.': msg`Please enter your name and email.`,
  'You have already reviewed this product. Thank you for your feedback!': msg`You have already reviewed this product. Thank you for your feedback!`,
  'You have already reviewed this repair. Thank you for your feedback!': msg`You have already reviewed this repair. Thank you for your feedback!`,
  'A repair can be reviewed once it is repaired or delivered.': msg`A repair can be reviewed once it is repaired or delivered.`,
  'Product not found.': msg`Product not found.`,
  'Sorry, I am currently unavailable. Please try again later.': msg`Sorry, I am currently unavailable. Please try again later.`,
  'Sorry, I had trouble fetching an answer. Details: The assistant is busy right now. Please try again in a minute.': msg`Sorry, I had trouble fetching an answer. Details: The assistant is busy right now. Please try again in a minute.`,
  'Sorry, I had trouble fetching an answer. Details: The assistant could not be reached. Please try again later.': msg`Sorry, I had trouble fetching an answer. Details: The assistant could not be reached. Please try again later.`,
  'Sorry, I had trouble fetching an answer. Details: The assistant cannot answer this question. Please ask it in other words.': msg`Sorry, I had trouble fetching an answer. Details: The assistant cannot answer this question. Please ask it in other words.`,
  'Sorry, I had trouble fetching an answer. Details: The assistant gave no answer. Please ask it in other words.': msg`Sorry, I had trouble fetching an answer. Details: The assistant gave no answer. Please ask it in other words.`,
  'Sorry, I had trouble fetching an answer. Details: You have asked many questions. Please try again later.': msg`Sorry, I had trouble fetching an answer. Details: You have asked many questions. Please try again later.`,
  'There seems to be an issue with the API configuration.': msg`There seems to be an issue with the API configuration.`,
  'Please enter a question.': msg`Please enter a question.`,
  'Your question can have at most 1000 characters.': msg`Your question can have at most 1000 characters.`,
  'Sorry, I had trouble fetching an answer. Details: The assistant has answered all it can today. Please contact us directly.': msg`Sorry, I had trouble fetching an answer. Details: The assistant has answered all it can today. Please contact us directly.`,
  'The assistant has answered all it can today. Please contact us directly.': msg`The assistant has answered all it can today. Please contact us directly.`,
  'You have asked many questions. Please try again later.': msg`You have asked many questions. Please try again later.`,
};

/** Messages that carry a value: the pattern finds it, the descriptor puts it into the reader's sentence. */
export const serverPatterns: { pattern: RegExp; message: (...values: string[]) => MessageDescriptor }[] = [
  {
    pattern: /^Repair ID '(.*)' not found\. Please check the ID and try again\.$/,
    // Two apostrophes make one: a single one before a brace would quote the brace.
    message: (id) => msg`Repair ID ''${id}'' not found. Please check the ID and try again.`,
  },
  {
    pattern: /^Social login with (.+) failed\.$/,
    message: (provider) => msg`Social login with ${provider} failed.`,
  },
  {
    pattern: /^Your account cannot grant the scope (.+)\.$/,
    message: (scope) => msg`Your account cannot grant the scope ${scope}.`,
  },
];

/** What a message of the server says in the catalogues; undefined for one that nobody has translated yet. */
export function findServerMessage(text: string): MessageDescriptor | undefined {
  const constant = serverMessages[text];
  if (constant) return constant;
  for (const { pattern, message } of serverPatterns) {
    const match = pattern.exec(text);
    if (match) return message(...match.slice(1));
  }
  return undefined;
}
