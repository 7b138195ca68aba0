import { configure } from '@testing-library/react';

// A busy machine takes seconds to load a page's modules for the first time; whatever never comes still fails the test.
configure({ asyncUtilTimeout: 15_000 });
