import { mount } from 'svelte';
import App from './App.svelte';
import './styles/styles.css';
import { afterPaint } from './platform/scheduling';
import { listenForUncaughtErrors } from './shell/uncaughtErrors.svelte';
import { registerServiceWorker } from './shell/serviceWorkerUpdates.svelte';

listenForUncaughtErrors();
const app = document.getElementById('app')!;
// What stands there was drawn while the page was built, or says why we did not come so far.
app.replaceChildren();
mount(App, { target: app });
delete document.documentElement.dataset.early;
afterPaint(registerServiceWorker);
