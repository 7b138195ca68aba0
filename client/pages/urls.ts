/** Where this room lives (public-site §2). */
export const aboutUrl = '/about';
export const servicesUrl = '/services';
export const whyChooseUsUrl = '/why-choose-us';
export const contactUrl = '/contact';
export const warrantyUrl = '/warranty';
export const privacyPolicyUrl = '/privacy-policy';
export const termsOfUseUrl = '/terms-of-use';
