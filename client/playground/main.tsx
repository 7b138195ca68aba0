import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground';

createRoot(document.getElementById('root')!).render(<Playground />);
