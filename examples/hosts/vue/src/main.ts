import { createApp } from 'vue';
import Plan from './plan.vue';

createApp(Plan).mount('#app');
