import type { Row } from './row.js';

const BOOKING_BODY = JSON.stringify({
  userName: 'Sita',
  contactNumber: '9841234567',
  brand: 'LG',
  issueDescription: 'dark',
  pickupAddress: 'Patan',
  preferredPickupTime: '2099-01-01T00:00:00Z',
});
const PRODUCT = '{"name":"TV","description":"Bright.","price":100}';
const REVIEW = '{"targetType":"general","rating":5,"authorName":"Ram","authorEmail":"ram@example.com"}';
const POST = '{"title":"T","author":"A","snippet":"S"}';
const COMMENT = '{"authorName":"S","authorEmailOrPhone":"9841234567","content":"Hi"}';
const QUESTION = '{"question":"Q?","answer":"A.","order":1}';

const SLIDE_BODY = JSON.stringify({
  title: 'T',
  subtitle: 'S',
  imageUrl: 'https://example.com/a.webp',
  ctaText: 'Go',
  ctaLink: '/',
  order: 1,
});
const OPENING_BODY = '{"title":"T","summary":"S"}';

/** Who may make each call (decisions §3). The request is the body; the names in braces are things of the fixture. */
export const REST: Record<string, Row<number>> = {
  'post /auth/login': ['{"email":"ram","password":"wrong"}', 401, 401, 401, 401],
  'post /auth/register': [
    '{"username":"ram","name":"Ram","email":"ram@example.com","password":"secret"}',
    201,
    201,
    201,
    201,
  ],
  'post /auth/social/google': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/social/facebook': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/social/x': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/social/github': ['{"token":"x"}', 401, 401, 401, 401],
  'post /auth/logout': ['', 200, 200, 200, 200],
  'get /auth/me': ['', 401, 200, 200, 200],
  'put /auth/profile': ['{"name":"Ram"}', 401, 200, 200, 200],
  'put /auth/password': ['{"oldPassword":"x","newPassword":"secret"}', 401, 400, 400, 400],
  'put /auth/preferences': ['{"theme":"dark"}', 401, 200, 200, 200],
  'post /auth/password-reset': ['{"email":"ram@example.com"}', 200, 200, 200, 200],
  'post /auth/reset-password': ['{"token":"x","newPassword":"secret"}', 400, 400, 400, 400],
  'post /content/repair-request': [BOOKING_BODY, 201, 201, 201, 201],
  'get /repairs': ['', 200, 200, 200, 200],
  'get /repairs/{repair}': ['', 200, 200, 200, 200],
  'put /repairs/{repair}/visibility': ['{"isPublic":true}', 401, 403, 200, 200],
  'put /admin/repairs/{repair}': ['{"status":"REPAIRING"}', 401, 403, 403, 200],
  'get /blog/posts': ['', 200, 200, 200, 200],
  'get /blog/posts/{draft}': ['', 404, 404, 404, 200],
  'get /blog/posts/{draft}/comments': ['', 404, 404, 404, 200],
  'post /blog/posts/{post}/comments': [COMMENT, 201, 201, 201, 201],
  'post /admin/blog-posts': [POST, 401, 403, 403, 201],
  'put /admin/blog-posts/{post}': [POST, 401, 403, 403, 200],
  'delete /admin/blog-posts/{post}': ['', 401, 403, 403, 200],
  'get /admin/comments': ['', 401, 403, 403, 200],
  'post /admin/comments/{comment}/reply': ['{"reply":"Hi"}', 401, 403, 403, 200],
  'delete /admin/comments/{comment}': ['', 401, 403, 403, 200],
  'get /content/faq-items': ['', 200, 200, 200, 200],
  'post /content/faq-items': [QUESTION, 401, 403, 403, 201],
  'put /admin/faq-items/{faqItem}': [QUESTION, 401, 403, 403, 200],
  'delete /admin/faq-items/{faqItem}': ['', 401, 403, 403, 200],
  'get /content/hero-slides': ['', 200, 200, 200, 200],
  'post /admin/hero-slides': [SLIDE_BODY, 401, 403, 403, 201],
  'put /admin/hero-slides/{heroSlide}': [SLIDE_BODY, 401, 403, 403, 200],
  'delete /admin/hero-slides/{heroSlide}': ['', 401, 403, 403, 200],
  'get /content/job-openings': ['', 200, 200, 200, 200],
  'post /admin/job-openings': [OPENING_BODY, 401, 403, 403, 201],
  'put /admin/job-openings/{jobOpening}': [OPENING_BODY, 401, 403, 403, 200],
  'delete /admin/job-openings/{jobOpening}': ['', 401, 403, 403, 200],
  'get /content/{slug}': ['', 200, 200, 200, 200],
  'put /content/{slug}': ['{"content":"New."}', 401, 403, 403, 200],
  'get /products': ['', 200, 200, 200, 200],
  'get /products/{product}': ['', 200, 200, 200, 200],
  'post /admin/products': [PRODUCT, 401, 403, 403, 201],
  'put /admin/products/{product}': [PRODUCT, 401, 403, 403, 200],
  'delete /admin/products/{product}': ['', 401, 403, 403, 200],
  'get /reviews': ['', 200, 200, 200, 200],
  'post /reviews': [REVIEW, 201, 201, 201, 201],
  'delete /admin/reviews/{review}': ['', 401, 403, 403, 200],
  'post /newsletter': ['{"email":"ram@example.com"}', 200, 200, 200, 200],
  'get /notifications': ['', 401, 200, 200, 200],
  'put /notifications/{notification}/read': ['', 401, 404, 200, 404],
  'put /notifications/read-all': ['', 401, 200, 200, 200],
  'get /config': ['', 200, 200, 200, 200],
  'get /stats': ['', 200, 200, 200, 200],
};
