import type { HeroSlideInput, HeroSlideRowFragment } from './heroAdmin.gen';

/** back-office §9. */
export const GROUND = '#333333';
export const INK = '#FFFFFF';

/** The fields of a slide as its form has them, in the order of the screen; a number is a text until it is sent. */
export interface SlideValues {
  title: string;
  subtitle: string;
  imageUrl: string;
  /** Empty where there is none. */
  videoUrl: string;
  ctaText: string;
  ctaLink: string;
  backgroundColor: string;
  textColor: string;
  order: string;
  isActive: boolean;
}

export const valuesOf = (slide: HeroSlideRowFragment): SlideValues => ({
  title: slide.title,
  subtitle: slide.subtitle,
  imageUrl: slide.imageUrl,
  videoUrl: slide.videoUrl ?? '',
  ctaText: slide.ctaText,
  ctaLink: slide.ctaLink,
  backgroundColor: slide.backgroundColor,
  textColor: slide.textColor,
  order: String(slide.order),
  isActive: slide.isActive,
});

/** @param order where it is to stand: behind the others */
export const newSlide = (order: number): SlideValues => ({
  title: '',
  subtitle: '',
  imageUrl: '',
  videoUrl: '',
  ctaText: '',
  ctaLink: '',
  backgroundColor: GROUND,
  textColor: INK,
  order: String(order),
  isActive: true,
});

/** @param version of the slide that was edited, null for a new one */
export const toInput = (values: SlideValues, version: number | null): HeroSlideInput => ({
  ...values,
  imageUrl: values.imageUrl || null,
  videoUrl: values.videoUrl || null,
  order: Number(values.order),
  version,
});
