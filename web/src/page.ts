import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { afterPaint } from './shell/later';
import { watchForMishaps } from './shell/mishaps.svelte';
import { serveOffline } from './shell/offline.svelte';

watchForMishaps();
const app = document.getElementById('app')!;
// What stands there was drawn while the page was built, or says why we did not come so far.
app.replaceChildren();
mount(App, { target: app });
delete document.documentElement.dataset.early;
afterPaint(serveOffline);
