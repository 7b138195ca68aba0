/** All that another room may import; addresses are in urls.ts. */
export { forgetChatAtSessionEnd } from './chatMemory';
export { AskAssistant } from './public/AskAssistant';
export { ChatButton, chatCode } from './public/ChatButton';
