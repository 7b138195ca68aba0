import { expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { buildBlogPost } from '../blog/factory.js';
import { UserRole } from '../core/policy.js';
import { BOOKING, POST, SLIDE } from '../testing/legacyShop.js';
import { useTestApp } from '../testing/testApp.js';

/** The specification's own sentences, as the old front end shows them in a toast (sections 5 and 8). */

const app = useTestApp();

const ACCOUNT = { username: 'sita', name: 'Sita', email: 'sita@example.com', password: 'secret' };
const REVIEW = { targetType: 'general', authorName: 'Ram', authorEmail: 'ram@example.com', rating: 5 };
const COMMENT = { authorName: 'Ram', authorEmailOrPhone: 'ram@example.com', content: 'Hi' };
const PICTURE = 'https://example.com/a.webp';
const NO_ADDRESS = 'javascript:alert(1)';

/** A colleague is an admin beside the owner. */
type Caller = 'guest' | 'customer' | 'colleague' | 'owner';
type Case = [message: string, status: number, caller: Caller, call: string, body?: object];

const BOOK = 'POST /content/repair-request';
const COMMENT_ON = 'POST /blog/posts/{post}/comments';

const CASES: Case[] = [
  ['Email and password are required.', 400, 'guest', 'POST /auth/login', {}],
  ['Email and password are required.', 400, 'guest', 'POST /auth/login', { email: 'sita' }],
  ['Invalid credentials.', 401, 'guest', 'POST /auth/login', { email: 'sita', password: 'wrong' }],
  ['All fields are required.', 400, 'guest', 'POST /auth/register', {}],
  ['Password must be at least 6 characters.', 400, 'guest', 'POST /auth/register', { ...ACCOUNT, password: 'short' }],
  ['Username must be at least 3 characters long.', 400, 'guest', 'POST /auth/register', { ...ACCOUNT, username: 'si' }],
  [
    'Username can only contain letters, numbers, and underscores.',
    400,
    'guest',
    'POST /auth/register',
    { ...ACCOUNT, username: 'si@ta' },
  ],
  ['Social login with Google failed.', 401, 'guest', 'POST /auth/social/google', { token: 'x' }],
  ['You must be logged in to save preferences.', 401, 'guest', 'PUT /auth/preferences', { theme: 'dark' }],
  [
    'New password must be at least 6 characters long.',
    400,
    'customer',
    'PUT /auth/password',
    { oldPassword: ACCOUNT.password, newPassword: 'short' },
  ],
  [
    'Invalid file type. Please select an image.',
    400,
    'customer',
    'PUT /auth/profile',
    { profilePictureUrl: NO_ADDRESS },
  ],
  ['Please enter your email.', 400, 'guest', 'POST /auth/password-reset', { email: ' ' }],
  [
    'Password must be at least 6 characters long.',
    400,
    'guest',
    'POST /auth/reset-password',
    { token: 'x', newPassword: 'short' },
  ],
  [
    'Failed to reset password. The link may have expired.',
    400,
    'guest',
    'POST /auth/reset-password',
    { token: 'x', newPassword: 'secret' },
  ],
  ['Please enter a valid email address.', 400, 'guest', 'POST /newsletter', { email: 'nobody' }],
  ['You can upload a maximum of 3 images.', 400, 'guest', BOOK, { ...BOOKING, issueImageUrls: Array(4).fill(PICTURE) }],
  ['Invalid file type. Please select an image.', 400, 'guest', BOOK, { ...BOOKING, issueImageUrls: [NO_ADDRESS] }],
  ["Repair ID 'ABCDEF' not found. Please check the ID and try again.", 404, 'guest', 'GET /repairs/ABCDEF'],
  ['Please select a star rating.', 400, 'guest', 'POST /reviews', { ...REVIEW, rating: undefined }],
  ['Name and email are required for guest reviews.', 400, 'guest', 'POST /reviews', { ...REVIEW, authorEmail: '' }],
  ['Name is required to comment.', 400, 'guest', COMMENT_ON, { ...COMMENT, authorName: '' }],
  [
    'Email or Phone is required for guests to comment.',
    400,
    'guest',
    COMMENT_ON,
    { ...COMMENT, authorEmailOrPhone: '' },
  ],
  ['Please provide a valid email or phone number.', 400, 'guest', COMMENT_ON, { ...COMMENT, authorEmailOrPhone: '98' }],
  ['Comment content cannot be empty.', 400, 'guest', COMMENT_ON, { ...COMMENT, content: ' ' }],
  ['Comment content cannot be empty.', 400, 'customer', COMMENT_ON, { content: '' }],
  ['Please enter a question.', 400, 'guest', 'POST /assistant/ask', { question: ' ' }],
  ['Password must be at least 6 characters.', 400, 'owner', 'POST /admin/users', { ...ACCOUNT, password: 'short' }],
  ['Username must be at least 3 characters long.', 400, 'owner', 'POST /admin/users', { ...ACCOUNT, username: 'si' }],
  ['Cannot delete the main admin account.', 403, 'colleague', 'DELETE /admin/users/{owner}'],
  ['You cannot delete your own account through this panel.', 403, 'colleague', 'DELETE /admin/users/{self}'],
  ['An image is required.', 400, 'owner', 'POST /admin/hero-slides', { ...SLIDE, imageUrl: '' }],
  ['Please select a valid video file.', 400, 'owner', 'POST /admin/hero-slides', { ...SLIDE, videoUrl: NO_ADDRESS }],
  ['Max 5 images.', 400, 'owner', 'POST /admin/blog-posts', { ...POST, imageUrls: Array(6).fill(PICTURE) }],
  ['Question and answer are required', 400, 'owner', 'POST /content/faq-items', { question: 'Why?' }],
  ['Subject and body cannot be empty.', 400, 'owner', 'POST /admin/email-campaigns', { subject: ' ', body: 'Hi' }],
  [
    'Brand logo is required.',
    400,
    'owner',
    'PUT /content/services',
    { content: { supportedBrandsSection: { title: 'Brands', brands: [{ name: 'LG', order: 1 }] } } },
  ],
];

/** The main admin is the one with the address of the settings. */
const people: Record<Exclude<Caller, 'guest'>, () => User> = {
  customer: () => buildUser(),
  colleague: () => buildUser({ role: UserRole.ADMIN }),
  owner: () => buildUser({ role: UserRole.ADMIN, email: app.deps.config.adminEmail }),
};

it.each(CASES)('%s (%i for the %s, %s)', async (message, status, caller, call, body) => {
  const [post, owner] = [buildBlogPost(), people.owner()];
  await app.save<object>(post, owner);
  const self = caller === 'guest' ? undefined : await app.signedIn(caller === 'owner' ? owner : people[caller]());
  const ids: Record<string, string | undefined> = { post: post.id, owner: owner.id, self: self?.user.id };
  const [method, path] = call.replace(/\{(\w+)\}/, (_, name: string) => ids[name]!).split(' ') as [string, string];
  const answer = await app.viaRest(method, `/api${path}`, body, { token: self?.token });
  expect([answer.status, answer.body]).toMatchObject([status, { message }]);
});
