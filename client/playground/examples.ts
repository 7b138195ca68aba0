/** What the playground opens with: each is in a tab of its own, which is named after its operation. */
export interface Example {
  query: string;
  variables?: object;
}

export const PRODUCTS = `# What is for sale, with what people think of it.
# Ctrl+Enter runs it. The book on the left is the
# documentation; a name in here leads to it, too.
query Products {
  products(first: 5) {
    totalCount
    edges {
      node {
        id
        name
        price
        condition
        rating {
          average
          count
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`;

export const TRACK_REPAIR = `# Where a repair stands. Its id was given when it
# was booked; capitals and hyphens do not matter.
query TrackRepair($id: String!) {
  trackRepair(id: $id) {
    id
    status
    brand
    model
    estimatedCost
    history {
      status
      occurredAt
    }
  }
}
`;

export const BOOK_REPAIR = `# Books a repair. Keep the id: whoever has it
# can track the repair.
mutation BookRepair($input: BookRepairInput!) {
  bookRepair(input: $input) {
    id
    status
    preferredPickupTime
  }
}
`;

export const MY_RECORDS = `# Your own repairs. Sign in first, and put the
# token into 'Headers' below:
#   { "authorization": "Bearer <token>" }
query MyRecords {
  viewer {
    name
  }
  repairs(first: 10) {
    totalCount
    edges {
      node {
        id
        brand
        status
        lastUpdateDate
      }
    }
  }
}
`;

export const SIGN_IN = `# Gives a token, which is good for seven days.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    token
    user {
      name
      role
    }
  }
}
`;

const HOURS = 60 * 60 * 1000;

/** @param now a pickup is asked for on the next day */
export const examples = (now: Date): Example[] => [
  { query: PRODUCTS },
  { query: TRACK_REPAIR, variables: { id: '' } },
  {
    query: BOOK_REPAIR,
    variables: {
      input: {
        userName: 'Sita Sharma',
        contactNumber: '9800000000',
        brand: 'Samsung',
        issueDescription: 'There is sound, but no picture.',
        pickupAddress: 'Patan Dhoka, Lalitpur',
        preferredPickupTime: new Date(now.getTime() + 24 * HOURS).toISOString(),
      },
    },
  },
  { query: SIGN_IN, variables: { input: { identifier: '', password: '' } } },
  { query: MY_RECORDS },
];
