/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../graphql/hooks';
import type { MutationOptions } from '../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import { useTypedFragment } from '../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the table of comments is sorted by. */
export type BlogCommentTableSort =
  /** By the name of the author, regardless of case. */
  | 'AUTHOR'
  /** By when it was written. */
  | 'TIMESTAMP';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type BlogCommentTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: BlogCommentTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  isApproved?: boolean | null | undefined;
  answered?: boolean | null | undefined;
  postId?: string | number | null | undefined;
  deleted?: boolean | null | undefined;
}>;


export type BlogCommentTableQuery = { blogCommentTable: { __typename?: 'BlogCommentTable', totalCount: number, page: number, pageSize: number, items: Array<(
      { __typename?: 'ManagedBlogComment', id: string, authorName: string, authorEmailOrPhone: string | null, content: string, timestamp: string, adminReply: string | null, replyTimestamp: string | null, deletedAt: string | null, post: { __typename?: 'BlogPost', id: string, title: string } }
      & { ' $fragmentRefs'?: { 'ShownSwitchFragment': ShownSwitchFragment } }
    )> } };

export type CommentedPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type CommentedPostsQuery = { blogPostTable: { __typename?: 'BlogPostTable', items: Array<{ __typename?: 'BlogPost', id: string, title: string }> } };

export type BlogCommentRowFragment = (
  { __typename?: 'ManagedBlogComment', id: string, authorName: string, authorEmailOrPhone: string | null, content: string, timestamp: string, adminReply: string | null, replyTimestamp: string | null, deletedAt: string | null, post: { __typename?: 'BlogPost', id: string, title: string } }
  & { ' $fragmentRefs'?: { 'ShownSwitchFragment': ShownSwitchFragment } }
) & { ' $fragmentName'?: 'BlogCommentRowFragment' };

export type ShownSwitchFragment = { __typename?: 'ManagedBlogComment', id: string, authorName: string, isApproved: boolean, deletedAt: string | null, post: { __typename?: 'BlogPost', id: string } } & { ' $fragmentName'?: 'ShownSwitchFragment' };

export type ReplyToBlogCommentMutationVariables = Exact<{
  id: string | number;
  reply: string;
}>;


export type ReplyToBlogCommentMutation = { replyToBlogComment: (
    { __typename?: 'ManagedBlogComment', id: string }
    & { ' $fragmentRefs'?: { 'BlogCommentRowFragment': BlogCommentRowFragment } }
  ) };

export type SetBlogCommentApprovalMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
}>;


export type SetBlogCommentApprovalMutation = { setBlogCommentApproval: { __typename?: 'ManagedBlogComment', id: string, isApproved: boolean } };

export type DeleteBlogCommentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteBlogCommentMutation = { deleteBlogComment: string };

export type RestoreBlogCommentMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreBlogCommentMutation = { restoreBlogComment: { __typename?: 'ManagedBlogComment', id: string, deletedAt: string | null, post: { __typename?: 'BlogPost', id: string } } };

export const ShownSwitchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ShownSwitchFragment, unknown>;
export const BlogCommentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCommentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmailOrPhone"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"adminReply"}},{"kind":"Field","name":{"kind":"Name","value":"replyTimestamp"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownSwitch"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BlogCommentRowFragment, unknown>;
export const BlogCommentTableDocument = {"hash":"4ad28ebb89bb24eab56f19f3e2b096281f98cb4861a962a6c4edf2d4148c8e0f","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogCommentTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCommentTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answered"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogCommentTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"answered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answered"}}},{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmailOrPhone"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"adminReply"}},{"kind":"Field","name":{"kind":"Name","value":"replyTimestamp"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownSwitch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BlogCommentTableQuery, BlogCommentTableQueryVariables>;
export const CommentedPostsDocument = {"hash":"97c43920d399ed35a8950850e89dd93843b1e147088e884503c3a5440297a654","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPostTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CommentedPostsQuery, CommentedPostsQueryVariables>;
export const ReplyToBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reply"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reply"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reply"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCommentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCommentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedBlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmailOrPhone"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"adminReply"}},{"kind":"Field","name":{"kind":"Name","value":"replyTimestamp"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownSwitch"}}]}}]} as unknown as DocumentNode<ReplyToBlogCommentMutation, ReplyToBlogCommentMutationVariables>;
export const SetBlogCommentApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlogCommentApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlogCommentApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}}]}}]}}]} as unknown as DocumentNode<SetBlogCommentApprovalMutation, SetBlogCommentApprovalMutationVariables>;
export const DeleteBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteBlogCommentMutation, DeleteBlogCommentMutationVariables>;
export const RestoreBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreBlogCommentMutation, RestoreBlogCommentMutationVariables>;

export const useBlogCommentRowFragment = (from: FragmentType<BlogCommentRowFragment>): BlogCommentRowFragment => useTypedFragment(BlogCommentRowFragmentDoc, 'BlogCommentRow', from);
export const useShownSwitchFragment = (from: FragmentType<ShownSwitchFragment>): ShownSwitchFragment => useTypedFragment(ShownSwitchFragmentDoc, 'ShownSwitch', from);
export const useBlogCommentTableQuery = (...options: QueryArguments<BlogCommentTableQuery, BlogCommentTableQueryVariables>): QueryResult<BlogCommentTableQuery, BlogCommentTableQueryVariables> => useTypedQuery(BlogCommentTableDocument, ...options);
export const useCommentedPostsQuery = (...options: QueryArguments<CommentedPostsQuery, CommentedPostsQueryVariables>): QueryResult<CommentedPostsQuery, CommentedPostsQueryVariables> => useTypedQuery(CommentedPostsDocument, ...options);
export const useReplyToBlogCommentMutation = (options?: MutationOptions<ReplyToBlogCommentMutation, ReplyToBlogCommentMutationVariables>) => useMutation(ReplyToBlogCommentDocument, options);
export const useSetBlogCommentApprovalMutation = (options?: MutationOptions<SetBlogCommentApprovalMutation, SetBlogCommentApprovalMutationVariables>) => useMutation(SetBlogCommentApprovalDocument, options);
export const useDeleteBlogCommentMutation = (options?: MutationOptions<DeleteBlogCommentMutation, DeleteBlogCommentMutationVariables>) => useMutation(DeleteBlogCommentDocument, options);
export const useRestoreBlogCommentMutation = (options?: MutationOptions<RestoreBlogCommentMutation, RestoreBlogCommentMutationVariables>) => useMutation(RestoreBlogCommentDocument, options);
