/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ReviewCardFragment } from '../reviews/public/ReviewCard.gen';
import { type QueryArguments, type QueryResult, useQueryInLanguage, useTypedQuery } from '../graphql/hooks';
import { useTypedFragment } from '../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** Where a repair stands. */
export type RepairStatus =
  /** Called off; nothing more is done. */
  | 'CANCELLED'
  /** The customer has it back. */
  | 'DELIVERED'
  /** The fault is known; with an estimated cost, it is for the customer to approve or reject. */
  | 'DIAGNOSED'
  /** The workshop is finding out what is wrong. */
  | 'DIAGNOSING'
  /** The shop has the set. */
  | 'PICKED_UP'
  /** The customer has agreed to the estimated cost. */
  | 'QUOTE_APPROVED'
  /** The customer does not want it repaired at that cost. */
  | 'QUOTE_REJECTED'
  /** It works again, and waits to be fetched or delivered. */
  | 'REPAIRED'
  /** The workshop is at it. */
  | 'REPAIRING'
  /** Asked for; the set is still with the customer. Each repair begins here. */
  | 'REQUESTED';

/** What a story tells of, and whose id it carries. */
export type StoryKind =
  /** A published post of the blog: a `BlogPost`. */
  | 'POST'
  /** Something for sale: a `Product`. */
  | 'PRODUCT'
  /** A question that is often asked: a `FaqItem`. */
  | 'QUESTION'
  /** A repair of the public records: a `PublicRepair`. */
  | 'REPAIR'
  /** What the shop does: an item of the page 'Services'. */
  | 'SERVICE';

/** The kind of screen. */
export type TvType =
  /** A picture tube. */
  | 'CRT'
  /** A flat screen lit by fluorescent tubes. */
  | 'LCD'
  /** A flat screen lit by LEDs. */
  | 'LED'
  /** A flat screen whose pixels shine by themselves. */
  | 'OLED'
  /** None of these, or not known. */
  | 'OTHER'
  /** A flat screen of cells filled with gas. */
  | 'PLASMA'
  /** An LED screen with quantum dots. */
  | 'QLED';

export type HomeStoriesQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type HomeStoriesQuery = { stories: Array<{ __typename?: 'Story', kind: StoryKind, id: string, title: string, imageUrl: string | null, tvType: TvType | null, status: RepairStatus | null }> };

export type HomeSlidesQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type HomeSlidesQuery = { heroSlides: Array<{ __typename?: 'HeroSlide', id: string, language: Language, title: string, subtitle: string, imageUrl: string, videoUrl: string | null, ctaText: string, ctaLink: string, backgroundColor: string, textColor: string, order: number }> };

export type HomeSlideFragment = { __typename?: 'HeroSlide', id: string, title: string, subtitle: string, imageUrl: string, videoUrl: string | null, ctaText: string, ctaLink: string, backgroundColor: string, textColor: string, order: number } & { ' $fragmentName'?: 'HomeSlideFragment' };

export type HomeStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeStatsQuery = { siteStats: { __typename?: 'SiteStats', completedRequests: number, totalRequests: number, currentlyServicing: number } };

export type HomeProofQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type HomeProofQuery = { serviceRating: { __typename?: 'RatingSummary', average: number | null, count: number }, whyChooseUsPage: { __typename?: 'WhyChooseUsPage', language: Language, benefitItems: Array<{ __typename?: 'IconItem', id: string, iconIdentifier: string, title: string, description: string, order: number }> } | null };

export type RecentActivityQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type RecentActivityQuery = { publicRepairs: { __typename?: 'PublicRepairConnection', edges: Array<{ __typename?: 'PublicRepairEdge', node: (
        { __typename?: 'PublicRepair', id: string }
        & { ' $fragmentRefs'?: { 'RepairItemFragment': RepairItemFragment } }
      ) }> }, blogPosts: { __typename?: 'BlogPostConnection', edges: Array<{ __typename?: 'BlogPostEdge', node: (
        { __typename?: 'BlogPost', id: string, language: Language }
        & { ' $fragmentRefs'?: { 'PostItemFragment': PostItemFragment } }
      ) }> } };

export type RepairItemFragment = { __typename?: 'PublicRepair', id: string, brand: string, model: string | null, tvType: TvType, status: RepairStatus, lastUpdateDate: string } & { ' $fragmentName'?: 'RepairItemFragment' };

export type PostItemFragment = { __typename?: 'BlogPost', id: string, title: string, createdAt: string } & { ' $fragmentName'?: 'PostItemFragment' };

export type LatestReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestReviewsQuery = { reviews: { __typename?: 'ReviewConnection', edges: Array<{ __typename?: 'ReviewEdge', node: (
        { __typename?: 'Review', id: string }
        & { ' $fragmentRefs'?: { 'ReviewCardFragment': ReviewCardFragment } }
      ) }> } };

export type HomeShopQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type HomeShopQuery = { contactPage: { __typename?: 'ContactPage', language: Language, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null, openingHours: Array<{ __typename?: 'OpeningHours', days: Array<string>, opens: string, closes: string }> }, locationInfo: { __typename?: 'LocationInfo', mapEmbedUrl: string | null } } | null, serviceRating: { __typename?: 'RatingSummary', average: number | null, count: number } };

export const HomeSlideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ctaText"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLink"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"textColor"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<HomeSlideFragment, unknown>;
export const RepairItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}}]}}]} as unknown as DocumentNode<RepairItemFragment, unknown>;
export const PostItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PostItemFragment, unknown>;
export const HomeStoriesDocument = {"hash":"a45e76619e6fb74a59eb5d64ae988c8bf0904b2e885e45069164d82d69bb9959","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeStories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<HomeStoriesQuery, HomeStoriesQueryVariables>;
export const HomeSlidesDocument = {"hash":"6662086d584386e8e059b47d9b1814018ebf94501e6dc1fea48bfe2395b87b78","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSlides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroSlides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ctaText"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLink"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"textColor"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]} as unknown as DocumentNode<HomeSlidesQuery, HomeSlidesQueryVariables>;
export const HomeStatsDocument = {"hash":"4e6931ab9aed26662e2e98391903fb45b5e352d04d8eea83009ceb3f0d5d8c43","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completedRequests"}},{"kind":"Field","name":{"kind":"Name","value":"totalRequests"}},{"kind":"Field","name":{"kind":"Name","value":"currentlyServicing"}}]}}]}}]} as unknown as DocumentNode<HomeStatsQuery, HomeStatsQueryVariables>;
export const HomeProofDocument = {"hash":"730ab916aacf2fb6f6dee8f8435979e16e74e3a9bf96d9c2f5cfec4953becdce","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whyChooseUsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"benefitItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iconIdentifier"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]}}]} as unknown as DocumentNode<HomeProofQuery, HomeProofQueryVariables>;
export const RecentActivityDocument = {"hash":"873c57241df5de32901b1a9021419e08a2861c907788bf663c98cfa6ae1da31a","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicRepairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LAST_UPDATE_DATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairItem"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostItem"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RecentActivityQuery, RecentActivityQueryVariables>;
export const LatestReviewsDocument = {"hash":"d767dca69cedc3e951590a0d26fbd2eeb841ce76fa8f34fc134915fecdd76ab7","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"withComment"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}}]} as unknown as DocumentNode<LatestReviewsQuery, LatestReviewsQueryVariables>;
export const HomeShopDocument = {"hash":"1e8bd062e1a231d34d3d68f46eb526c47137c07f358c6a7618f22758be87bd25","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"locationInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapEmbedUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<HomeShopQuery, HomeShopQueryVariables>;

export const useHomeSlideFragment = (from: FragmentType<HomeSlideFragment>): HomeSlideFragment => useTypedFragment(HomeSlideFragmentDoc, 'HomeSlide', from);
export const useRepairItemFragment = (from: FragmentType<RepairItemFragment>): RepairItemFragment => useTypedFragment(RepairItemFragmentDoc, 'RepairItem', from);
export const usePostItemFragment = (from: FragmentType<PostItemFragment>): PostItemFragment => useTypedFragment(PostItemFragmentDoc, 'PostItem', from);
export const useHomeStoriesQuery = (...options: QueryArguments<HomeStoriesQuery, HomeStoriesQueryVariables>): QueryResult<HomeStoriesQuery, HomeStoriesQueryVariables> => useQueryInLanguage(HomeStoriesDocument, ...options);
export const useHomeSlidesQuery = (...options: QueryArguments<HomeSlidesQuery, HomeSlidesQueryVariables>): QueryResult<HomeSlidesQuery, HomeSlidesQueryVariables> => useQueryInLanguage(HomeSlidesDocument, ...options);
export const useHomeStatsQuery = (...options: QueryArguments<HomeStatsQuery, HomeStatsQueryVariables>): QueryResult<HomeStatsQuery, HomeStatsQueryVariables> => useTypedQuery(HomeStatsDocument, ...options);
export const useHomeProofQuery = (...options: QueryArguments<HomeProofQuery, HomeProofQueryVariables>): QueryResult<HomeProofQuery, HomeProofQueryVariables> => useQueryInLanguage(HomeProofDocument, ...options);
export const useRecentActivityQuery = (...options: QueryArguments<RecentActivityQuery, RecentActivityQueryVariables>): QueryResult<RecentActivityQuery, RecentActivityQueryVariables> => useQueryInLanguage(RecentActivityDocument, ...options);
export const useLatestReviewsQuery = (...options: QueryArguments<LatestReviewsQuery, LatestReviewsQueryVariables>): QueryResult<LatestReviewsQuery, LatestReviewsQueryVariables> => useTypedQuery(LatestReviewsDocument, ...options);
export const useHomeShopQuery = (...options: QueryArguments<HomeShopQuery, HomeShopQueryVariables>): QueryResult<HomeShopQuery, HomeShopQueryVariables> => useQueryInLanguage(HomeShopDocument, ...options);
