/** The page 'FAQ' of a new installation; its questions are the starter content of their own room. */
export const faq = {
  title: 'Frequently Asked Questions',
  body: 'What people ask us most, answered as we would on the phone.',
  header: {
    title: 'Questions and answers',
    subtitle: 'About repairs, prices, pickup and the warranty.',
  },
  faqListSection: { title: 'What people ask us most' },
  geminiSection: { title: 'Ask Our AI Assistant' },
};
